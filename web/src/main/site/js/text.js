// SPDX-License-Identifier: Apache-2.0
// The words of the page in the language that was chosen, or that the browser prefers, or in English. A language is a
// folder of js/text.
import { recall } from './keep.js';

/** Every language of the page by its own name. */
/** @type {Record<string, string>} */
export const LANGUAGES = { en: 'English', de: 'Deutsch', zh: '中文' };

function preferred() {
  const wanted = [recall('language', ''), ...(navigator.languages ?? [])].map((tag) => tag.split('-')[0]);
  return wanted.find((tag) => LANGUAGES[tag]) ?? 'en';
}

/** The language in use. */
export const language = preferred();

/** @type {{ text: typeof import('./text/en.js').text }} */
const words = await import(`./text/${language}.js`);

export const { text } = words;

document.documentElement.lang = language;

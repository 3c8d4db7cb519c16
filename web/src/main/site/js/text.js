// The words of the page in the language that was chosen, or that the browser prefers, or in English. A language is a file of js/text.
import { recall } from './keep.js';

/** Every language of the page by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', zh: '中文' };

function preferred() {
  const wanted = [recall('language', ''), ...(navigator.languages ?? [])].map((tag) => tag.split('-')[0]);
  return wanted.find((tag) => LANGUAGES[tag]) ?? 'en';
}

/** The language in use. */
export const language = preferred();

export const { text } = await import(`./text/${language}.js`);

document.documentElement.lang = language;

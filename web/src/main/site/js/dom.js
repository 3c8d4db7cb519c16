// SPDX-License-Identifier: Apache-2.0
// The few lines that build elements.

/**
 * h('button', {class: 'primary', onclick: f}, 'Go'): an element with its attributes, listeners and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Page.Attributes} [properties]
 * @param {...Page.Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (key in element && typeof value !== 'string') Object.assign(element, { [key]: value });
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  for (const child of children.flat())
    if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon drawn on 24 x 24 by its path. @param {string} path */
export function icon(path) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

export const icons = {
  smile:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 10h.01M15 10h.01M8.500 14.500c1 1.300 2.200 2 3.500 2s2.500-.7 3.500-2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  flag: 'M6 21V4M6 4h11l-3 4 3 4H6',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  again: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5v14l9-7zM18 5v14',
  back: 'M18 5v14l-9-7zM6 5v14',
  start: 'M18 5v14l-9-7zM7 5v14M4 5v14',
  end: 'M6 5v14l9-7zM17 5v14M20 5v14',
  sun:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2' +
    'M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3z',
};

/**
 * A button with an icon and a name for those who cannot see it.
 * @param {string} path
 * @param {string} label
 * @param {() => void} onclick
 * @param {Page.Attributes} [more]
 */
export function iconButton(path, label, onclick, more = {}) {
  return h(
    'button',
    { type: 'button', class: 'icon-button', title: label, 'aria-label': label, onclick, ...more },
    icon(path),
  );
}

/**
 * A button with words on it.
 * @param {Page.Child} label
 * @param {(event: MouseEvent & { target: Element }) => void} onclick
 * @param {Page.Attributes} [more]
 */
export function button(label, onclick, more = {}) {
  return h('button', { type: 'button', class: 'button', onclick, ...more }, label);
}

/** What went wrong, for everybody to see and hear. @param {string} title @param {string} words */
export function faultNote(title, words) {
  return h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, title), h('p', {}, words));
}

/** @param {HTMLElement} host @param {string} title @param {string} words */
export function showFault(host, title, words) {
  host.replaceChildren(faultNote(title, words));
  intoSight(host);
}

/** Scrolls as far as it must be for a part to be seen. @param {HTMLElement} part */
export function intoSight(part) {
  part.scrollIntoView({ block: 'nearest' });
}

/** Facts as a list of [name, value]. @param {[string, unknown][]} rows */
export function factList(rows) {
  return h(
    'dl',
    { class: 'facts' },
    ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, String(value))]),
  );
}

/**
 * A labelled choice from a list of [value, text].
 * @param {string} label
 * @param {string[][]} options
 * @param {string} value
 * @param {(value: string) => void} onchange
 * @param {Page.Attributes} [more]
 */
export function choice(label, options, value, onchange, more = {}) {
  const select = h('select', { onchange: (event) => onchange(event.target.value), ...more });
  fillChoice(select, options, value);
  return h('label', { class: 'field' }, h('span', { class: 'field-name' }, label), select);
}

/** @param {HTMLSelectElement} select @param {string[][]} options @param {string} value */
export function fillChoice(select, options, value) {
  select.replaceChildren(...options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)));
}

/**
 * Draws a part anew; whoever was on one of its controls with the keys is on the same one again.
 * @param {HTMLElement} host
 * @param {...(Node | string)} children
 */
export function redraw(host, ...children) {
  const active = document.activeElement ?? document.body;
  const name = active.getAttribute('name');
  const alike = () => [
    .../** @type {NodeListOf<HTMLElement>} */ (host.querySelectorAll(name ? `[name="${name}"]` : active.localName)),
  ];
  const place = alike().indexOf(/** @type {HTMLElement} */ (active));
  host.replaceChildren(...children);
  alike()[place]?.focus({ preventScroll: true });
}

/** A labelled number or text. @param {string} label @param {Page.Attributes} properties */
export function input(label, properties) {
  return h('label', { class: 'field' }, h('span', { class: 'field-name' }, label), h('input', properties));
}

/**
 * A field to choose files with, out of sight: a button presses it. The same file can be chosen again.
 * @param {Page.Attributes} properties
 * @param {(files: File[]) => void} chosen
 */
export function filePicker(properties, chosen) {
  return h('input', {
    type: 'file',
    hidden: true,
    ...properties,
    onchange: ({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length) chosen(files);
    },
  });
}

/**
 * A switch that is on or off.
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} onchange
 * @param {Page.Attributes} [more]
 */
export function toggle(label, checked, onchange, more = {}) {
  const box = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked,
    onchange: (event) => onchange(event.target.checked),
    ...more,
  });
  return h('label', { class: 'switch' }, box, h('span', {}, label));
}

/** @param {string | null} title @param {...Page.Child} children */
export function section(title, ...children) {
  return h('section', { class: 'group' }, title ? h('h2', {}, title) : null, ...children);
}

/** Shows the beginning of a panel and of the page: what was read is told there. @param {HTMLElement} part */
export function toTheTop(part) {
  part.closest('.panel')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
}

/** Whoever listens hears what it is now, and keys go on from there. @param {HTMLElement} host */
export function focusHeading(host) {
  const heading = host.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Hands something over as a file. @param {string} name @param {Blob} content */
export function download(name, content) {
  const link = h('a', { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @type {HTMLElement | null} */
let notice = null;

/** An element that index.html has. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** A line for everybody, read out too. @param {string} text */
export function say(text) {
  notice ??= byId('live');
  notice.textContent = text;
}

/** When what was drawn is on the screen; soon also in a tab that nobody looks at. @returns {Promise<void>} */
export function seen() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

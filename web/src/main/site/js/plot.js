// SPDX-License-Identifier: Apache-2.0
// A small plot in lines and dots, drawn as SVG in the colours of the page.

/** @typedef {{ title: string, points: Page.Point[], unit: (y: number) => string, most?: number }} Plot */

const SVG = 'http://www.w3.org/2000/svg';
const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [420, 160, 44, 22, 10];

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
  element.append(...children);
  return element;
}

/**
 * {title, points: [[x, y], …], unit(y), most}: dots joined by a line, the axis marked at its ends and its middle.
 * @param {Plot} given
 */
export function plot({ title, points, unit, most }) {
  const highest = most ?? Math.max(...points.map(([, y]) => y), 1e-9) * 1.05;
  const [first, last] = [points[0][0], points[points.length - 1][0]];
  /** @type {(point: Page.Point) => Page.Point} */
  const place = ([x, y]) => [
    LEFT + ((WIDTH - LEFT - 8) * (x - first)) / Math.max(1e-9, last - first),
    TOP + (HEIGHT - TOP - BOTTOM) * (1 - y / highest),
  ];
  const places = points.map(place);
  const ticks = [0, highest / 2, highest].map((y) => tick(place([first, y])[1], unit(y)));
  return draw(
    'svg',
    { class: 'plot', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': title },
    ...ticks,
    draw('polyline', {
      points: places.map((at) => at.map((value) => value.toFixed(1)).join()).join(' '),
      class: 'plot-line',
    }),
    ...places
      .slice(-400)
      .map(([x, y]) => draw('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: 2.2, class: 'plot-dot' })),
    draw('text', { x: LEFT, y: HEIGHT - 5, class: 'plot-text' }, title),
  );
}

/** @param {number} y @param {string} label */
function tick(y, label) {
  return draw(
    'g',
    {},
    draw('line', { x1: LEFT, x2: WIDTH - 8, y1: y, y2: y, class: 'plot-rule' }),
    draw('text', { x: LEFT - 6, y: y + 4, class: 'plot-text', 'text-anchor': 'end' }, label),
  );
}

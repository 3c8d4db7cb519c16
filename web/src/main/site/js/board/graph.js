// SPDX-License-Identifier: Apache-2.0
// Boards that are graphs: discs joined by lines, or cells with shapes of their own.

/** x and y in turn as points. @param {number[]} corners @returns {Page.Point[]} */
const pairs = (corners) => corners.flatMap((x, i) => (i % 2 ? [] : [[x, corners[i + 1]]]));

// A line from the point to the right crosses the outline of a shape around it an odd number of times.
/** @param {Page.Point[]} shape @param {number} x @param {number} y */
function holds(shape, x, y) {
  let inside = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

export class GraphGeometry {
  #reach;
  kind = /** @type {const} */ ('graph');
  rowHeight = 1;
  columnWidth = 1;

  /** @param {Page.Drawn} given */
  constructor({ size, points = [], links = [], shapes = [], notes = [] }) {
    this.size = size;
    this.columns = size;
    this.rows = 1;
    this.margin = 0;
    this.wrapped = false;
    this.shapes = shapes.map(pairs);
    const own = shapes.length > 0;
    this.links = own ? [] : links;
    this.textSize = 0.52;
    this.points = own ? Float64Array.from(points) : this.#scale(points, links);
    this.extent = 2 * this.shapes.flat().reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
    this.#reach = own ? this.extent / 2 + 0.1 : 0.6;
    this.bounds = this.#bounds(notes);
  }

  // The shortest link becomes 1.7 long, and no two cells are closer than 1.25, so that discs of width 1 stay apart.
  /** @param {number[]} points @param {number[]} links */
  #scale(points, links) {
    /** @type {(a: number, b: number) => number} */
    const apart = (a, b) => Math.hypot(points[2 * a] - points[2 * b], points[2 * a + 1] - points[2 * b + 1]);
    let link = Infinity;
    for (let i = 0; i < links.length; i += 2) link = Math.min(link, apart(links[i], links[i + 1]));
    let pair = Infinity;
    for (let a = 0; a < Math.min(this.size, 2000); a++) {
      for (let b = 0; b < a; b++) pair = Math.min(pair, apart(a, b));
    }
    const wanted = Math.max(link > 0 ? 1.7 / link : 0, pair > 0 ? 1.25 / pair : 0);
    const scale = wanted > 0 ? wanted : 1;
    return Float64Array.from(points, (value) => value * scale);
  }

  /** @param {{ x: number, y: number }[]} notes */
  #bounds(notes) {
    const all = Float64Array.from([...this.points, ...notes.flatMap(({ x, y }) => [x, y])]);
    const xs = all.filter((_, i) => i % 2 === 0);
    const ys = all.filter((_, i) => i % 2 === 1);
    const [least, most] = [Math.min, Math.max].map(
      (choose) => (/** @type {Float64Array} */ values) => values.reduce((a, b) => choose(a, b)),
    );
    const reach = this.#reach;
    return { left: least(xs) - reach, right: most(xs) + reach, top: least(ys) - reach, bottom: most(ys) + reach };
  }

  row() {
    return 0;
  }

  /** @param {number} cell */
  column(cell) {
    return cell;
  }

  /** @param {number} cell @returns {Page.Point} */
  centre(cell) {
    return [this.points[2 * cell], this.points[2 * cell + 1]];
  }

  /** A graph has no rows: the cell of that number. @param {number} _row @param {number} column */
  place(_row, column) {
    return this.centre(column);
  }

  /** Each cell has its own shape where there are any. @param {number} _row @param {number} column */
  turned(_row, column) {
    return this.shapes.length ? column : 0;
  }

  /** @param {number} cell @returns {Page.Point[] | null} */
  corners(cell) {
    return this.shapes[cell] ?? null;
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    for (let cell = 0; cell < this.size; cell++) {
      const [cx, cy] = this.centre(cell);
      const shape = this.shapes[cell];
      if (shape ? holds(shape, x - cx, y - cy) : Math.hypot(cx - x, cy - y) <= 0.55) return cell;
    }
    return -1;
  }

  /** The nearest cell in the direction of the arrow. @param {number} cell @param {number} dx @param {number} dy */
  step(cell, dx, dy) {
    const [x, y] = this.centre(cell);
    let best = cell;
    let least = Infinity;
    for (let other = 0; other < this.size; other++) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (other !== cell && along > 0.1 && along >= across * 0.6 && along + 2 * across < least) {
        least = along + 2 * across;
        best = other;
      }
    }
    return best;
  }

  /** @param {number} left @param {number} top @param {number} right @param {number} bottom @param {Page.Visit} visit */
  visit(left, top, right, bottom, visit) {
    for (let cell = 0; cell < this.size; cell++) {
      const [x, y] = this.centre(cell);
      const far = 1 + this.extent;
      if (x > left - far && x < right + far && y > top - far && y < bottom + far) visit(cell, x, y, false, 0, cell);
    }
  }
}

// The board on the screen: draws what is in sight, pans and zooms, and says which cell was meant.
import { geometryOf } from './geometry.js';
import { chanceColour, percent, readPalette, rgb } from './palette.js';
import { BLOCKED, COVERED, DANGER, EXPLODED, FLAGGED, GOLD, HIDDEN_GOLD, HOVERED, Sprites, START, WRONG_FLAG } from './sprites.js';
import { listen } from './input.js';
import { iconButton, icons } from '../dom.js';
import { text } from '../text.js';

const TINY = 6;
const LARGEST_CELL = 64;
const FADE = 130;

export class Board {
  #dirty = false;
  #sprites = null;
  #bitmap = null;
  #changed = null;
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /** on: {open, flag, chord, move, hover} are told the cell. */
  constructor(host, on = {}) {
    this.host = host;
    this.on = on;
    this.canvas = document.createElement('canvas');
    this.canvas.tabIndex = 0;
    this.canvas.board = this;
    this.canvas.setAttribute('role', 'application');
    this.canvas.setAttribute('aria-roledescription', text.board.role);
    this.canvas.setAttribute('aria-label', text.board.empty);
    this.spoken = document.createElement('p');
    this.spoken.className = 'spoken';
    this.spoken.setAttribute('aria-live', 'polite');
    const zoom = document.createElement('div');
    zoom.className = 'zoom';
    zoom.append(
      iconButton(icons.minus, text.board.zoomOut, () => this.zoomBy(1 / 1.4)),
      iconButton(icons.plus, text.board.zoomIn, () => this.zoomBy(1.4)),
      iconButton(icons.fit, text.board.fit, () => this.fit()),
    );
    host.append(this.canvas, this.spoken, zoom);
    this.ctx = this.canvas.getContext('2d');
    this.view = { scale: 1, x: 0, y: 0 };
    this.cursor = 0;
    this.hovered = -1;
    this.overlay = {};
    this.palette = readPalette();
    listen(this);
    this.#watchSize();
  }

  #watchSize() {
    this.watcher = new ResizeObserver(() => this.#resize());
    this.watcher.observe(this.host);
    this.themed = () => {
      this.palette = readPalette();
      this.#sprites = null;
      this.#bitmap = null;
      this.draw();
    };
    addEventListener('themechange', this.themed);
  }

  destroy() {
    this.watcher.disconnect();
    removeEventListener('themechange', this.themed);
  }

  #resize() {
    this.ratio = Math.max(1, devicePixelRatio || 1);
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.canvas.width = Math.round(width * this.ratio);
    this.canvas.height = Math.round(height * this.ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    if (this.geometry) this.fit();
  }

  /** Another board: {family, columns, rows, size, danger, starts, points, links}. */
  setBoard(board) {
    this.board = board;
    this.geometry = geometryOf(board);
    this.cells = new Int8Array(board.size).fill(COVERED);
    this.goldClues = new Int8Array(0);
    this.truth = null;
    this.overlay = {};
    this.cursor = Math.min(board.starts?.[0] ?? 0, board.size - 1);
    this.#sprites = null;
    this.#bitmap = null;
    this.#changed = null;
    this.fit();
    this.canvas.setAttribute('aria-label', text.board.label(board));
  }

  /** What is in sight now. */
  setCells(cells, goldClues = new Int8Array(0), truth = null) {
    if (!this.#calm.matches && cells.length === this.cells.length && cells.length <= 4000) this.#fade(cells);
    this.cells = cells;
    this.goldClues = goldClues;
    this.truth = truth;
    this.#bitmap = null;
    this.draw();
  }

  // Cells that were covered a moment ago fade away rather than vanish.
  #fade(cells) {
    const changed = new Set();
    for (let cell = 0; cell < cells.length; cell++) {
      if (this.cells[cell] === COVERED && cells[cell] >= 0) changed.add(cell);
    }
    if (changed.size) this.#changed = { cells: changed, since: performance.now() };
  }

  /** overlay: {chance: Float64Array, safe: Set, danger: Set, lit: Map of cell to role, mark: cell}. */
  setOverlay(overlay) {
    this.overlay = overlay ?? {};
    this.draw();
  }

  setCursor(cell, speak = true) {
    this.cursor = cell;
    this.reveal(cell);
    this.draw();
    this.on.move?.(cell);
    if (speak) this.spoken.textContent = this.describe(cell);
  }

  /** A cell in words, for those who cannot see it. */
  describe(cell) {
    return text.board.cell(this.board, this.geometry.row(cell), this.geometry.column(cell), this.#look(cell), this.overlay.chance?.[cell]);
  }

  // ---- the part in sight

  #fitScale() {
    const { left, right, top, bottom } = this.geometry.bounds;
    const pad = this.#pad();
    const width = (this.canvas.width - 2 * pad) / (right - left);
    const height = (this.canvas.height - 2 * pad - this.#zoomBar()) / (bottom - top);
    const large = (this.geometry.kind === 'triangle' ? 1.7 : 1) * LARGEST_CELL * this.ratio;
    return Math.min(width, height, large);
  }

  #pad() {
    return Math.min(24, this.canvas.width / this.ratio / 24) * this.ratio;
  }

  // The bar of buttons in the corner never lies on the board.
  #zoomBar() {
    return 44 * this.ratio;
  }

  fit() {
    if (!this.geometry || !this.canvas.width) return;
    const { left, right, top, bottom } = this.geometry.bounds;
    this.view.scale = this.#crisp(this.#fitScale());
    this.view.x = (left + right) / 2 - this.canvas.width / 2 / this.view.scale;
    this.view.y = (top + bottom) / 2 - (this.canvas.height - this.#zoomBar()) / 2 / this.view.scale;
    this.draw();
  }

  // Squares look best when they are a whole number of pixels wide.
  #crisp(scale) {
    return this.geometry.kind === 'square' && scale > 8 ? Math.floor(scale) : scale;
  }

  zoomBy(factor, x = this.canvas.width / 2, y = this.canvas.height / 2) {
    const { view } = this;
    const most = (this.geometry.kind === 'triangle' ? 1.7 : 1) * 96 * this.ratio;
    const least = Math.min(this.#fitScale(), most);
    const scale = this.#crisp(Math.min(most, Math.max(least, view.scale * factor)));
    view.x += x / view.scale - x / scale;
    view.y += y / view.scale - y / scale;
    view.scale = scale;
    this.#keepInSight();
    this.draw();
  }

  panBy(dx, dy) {
    this.view.x -= dx / this.view.scale;
    this.view.y -= dy / this.view.scale;
    this.#keepInSight();
    this.draw();
  }

  // The board's middle part never leaves the screen.
  #keepInSight() {
    const { left, right, top, bottom } = this.geometry.bounds;
    const keep = (from, to, at, span) => {
      const slack = Math.max(span / 2, 1);
      return to - from <= span ? (from + to) / 2 - span / 2 + clamp(at - ((from + to) / 2 - span / 2), slack / 2) : Math.min(Math.max(at, from - slack / 2), to - span + slack / 2);
    };
    this.view.x = keep(left, right, this.view.x, this.canvas.width / this.view.scale);
    this.view.y = keep(top, bottom, this.view.y, this.canvas.height / this.view.scale);
  }

  /** Moves the view so that a cell shows. */
  reveal(cell) {
    const [x, y] = this.toScreen(...this.geometry.centre(cell));
    const edge = this.view.scale;
    const dx = x < edge ? edge - x : x > this.canvas.width - edge ? this.canvas.width - edge - x : 0;
    const dy = y < edge ? edge - y : y > this.canvas.height - edge ? this.canvas.height - edge - y : 0;
    if (dx || dy) this.panBy(dx, dy);
  }

  toScreen(x, y) {
    return [(x - this.view.x) * this.view.scale, (y - this.view.y) * this.view.scale];
  }

  /** The cell under a point of the page, or -1. */
  cellAt(clientX, clientY) {
    if (!this.geometry) return -1;
    const box = this.canvas.getBoundingClientRect();
    const x = ((clientX - box.left) * this.ratio) / this.view.scale + this.view.x;
    const y = ((clientY - box.top) * this.ratio) / this.view.scale + this.view.y;
    return this.geometry.at(x, y);
  }

  /** Where a cell is on the page: the middle of it. */
  pointOf(cell) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = this.toScreen(...this.geometry.centre(cell));
    return [box.left + x / this.ratio, box.top + y / this.ratio];
  }

  // ---- drawing

  draw() {
    if (this.#dirty) return;
    this.#dirty = true;
    requestAnimationFrame(() => {
      this.#dirty = false;
      if (this.geometry && this.canvas.width) this.#paint();
    });
  }

  #paint() {
    const { ctx, canvas, view } = this;
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    if (view.scale < TINY && this.geometry.kind !== 'graph') {
      this.#paintBitmap();
      return;
    }
    if (!this.#sprites || this.#sprites.scale !== view.scale) this.#sprites = new Sprites(this.geometry, this.palette, view.scale, this.board.danger);
    if (this.geometry.links) this.#paintLinks();
    const right = view.x + canvas.width / view.scale;
    const bottom = view.y + canvas.height / view.scale;
    this.geometry.visit(view.x, view.y, right, bottom, (cell, x, y, ghost, row, column) => {
      const sx = Math.round((x - view.x) * view.scale);
      const sy = Math.round((y - view.y) * view.scale);
      this.#paintCell(cell, sx, sy, this.geometry.turned(row, column), ghost);
    });
    this.#paintFade();
    this.#paintRings();
  }

  #look(cell) {
    const code = this.cells[cell];
    if (this.truth && code < 0) {
      const content = this.truth[cell];
      if (code === COVERED && content === 1) return DANGER;
      if (code === COVERED && content === 2) return HIDDEN_GOLD;
      if (code === FLAGGED && content !== 1) return WRONG_FLAG;
    }
    if (code === COVERED && this.board.starts?.includes(cell)) return START;
    return code;
  }

  #paintCell(cell, x, y, turned, ghost) {
    const { ctx, overlay, view } = this;
    let code = this.#look(cell);
    if (code === COVERED && cell === this.hovered && !this.truth) code = HOVERED;
    const dim = ghost ? 0.38 : overlay.lit && !overlay.lit.has(cell) ? 0.42 : 1;
    ctx.globalAlpha = dim;
    this.#sprites.draw(ctx, code, turned, x, y);
    if (view.scale >= 12) this.#paintExtras(cell, code, x, y, turned);
    ctx.globalAlpha = 1;
  }

  #paintExtras(cell, code, x, y, turned) {
    const { overlay, goldClues } = this;
    if (goldClues.length && goldClues[cell] > 0 && code > -3) this.#goldClue(goldClues[cell], x, y);
    const hidden = code === COVERED || code === HOVERED || code === START;
    if (!hidden && code !== FLAGGED) return;
    const role = overlay.lit?.get(cell);
    if (role) this.#tint(this.palette.proof, x, y, turned, hidden ? 0.55 : 0.3);
    if (overlay.chance && !Number.isNaN(overlay.chance[cell]) && hidden) this.#chance(overlay.chance[cell], x, y, turned);
    if (overlay.safe?.has(cell)) this.#certain(0, x, y, turned);
    if (hidden && overlay.danger?.has(cell)) this.#certain(1, x, y, turned);
    if (role === 'safe') this.#sprites.tick(this.ctx, x, y, this.palette.proofInk);
    if (role === 'danger' && hidden) this.#sprites.dangerMark(this.ctx, x, y, this.palette.proofInk);
    if (overlay.labels?.has(cell)) this.#label(overlay.labels.get(cell), x, y, 0.42, this.palette.coverInk);
  }

  #tint(colour, x, y, turned, alpha) {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x, y);
    ctx.globalAlpha *= alpha;
    this.#sprites.shape(ctx, turned, this.view.scale * 0.07);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.restore();
  }

  #chance(chance, x, y, turned) {
    this.#tint(chanceColour(this.palette, chance), x, y, turned, 0.82);
    if (chance === 0) this.#sprites.tick(this.ctx, x, y, '#ffffff');
    else if (chance === 1) this.#sprites.dangerMark(this.ctx, x, y, '#ffffff');
    else this.#label(percent(chance), x, y, 0.36, this.palette.coverInk);
  }

  #certain(chance, x, y, turned) {
    if (!this.overlay.chance) this.#chance(chance, x, y, turned);
  }

  #label(label, x, y, share, ink) {
    const { ctx, geometry, view } = this;
    const size = Math.min(share, geometry.textSize) * view.scale;
    if (size < 7) return;
    ctx.fillStyle = ink;
    ctx.font = `600 ${size}px ${this.palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, x, y + size * 0.04);
  }

  // Says "gold near": a small coin in the corner, with its number where gold is counted.
  #goldClue(clue, x, y) {
    const { ctx, view, palette } = this;
    const reach = view.scale * 0.3;
    ctx.fillStyle = palette.gold;
    ctx.beginPath();
    ctx.arc(x + reach, y - reach, view.scale * 0.13, 0, 2 * Math.PI);
    ctx.fill();
    if (this.board.game === 'daggers-counted') {
      ctx.save();
      ctx.translate(reach, -reach);
      this.#label(String(clue), x, y, 0.22, palette.goldInk);
      ctx.restore();
    }
  }

  #paintLinks() {
    const { ctx, geometry } = this;
    ctx.strokeStyle = this.palette.link;
    ctx.lineWidth = Math.max(1, this.view.scale / 16);
    ctx.beginPath();
    for (let i = 0; i < geometry.links.length; i += 2) {
      ctx.moveTo(...this.toScreen(...geometry.centre(geometry.links[i])));
      ctx.lineTo(...this.toScreen(...geometry.centre(geometry.links[i + 1])));
    }
    ctx.stroke();
    this.#paintOwnLinks(this.hovered >= 0 ? this.hovered : this.cursor);
  }

  // The links of the cell at hand stand out, since lines cross.
  #paintOwnLinks(cell) {
    const { ctx, geometry } = this;
    ctx.strokeStyle = this.palette.accent;
    ctx.beginPath();
    for (let i = 0; i < geometry.links.length; i += 2) {
      if (geometry.links[i] !== cell && geometry.links[i + 1] !== cell) continue;
      ctx.moveTo(...this.toScreen(...geometry.centre(geometry.links[i])));
      ctx.lineTo(...this.toScreen(...geometry.centre(geometry.links[i + 1])));
    }
    ctx.stroke();
  }

  #paintFade() {
    if (!this.#changed) return;
    const share = (performance.now() - this.#changed.since) / FADE;
    if (share >= 1) {
      this.#changed = null;
      return;
    }
    this.ctx.globalAlpha = 1 - share;
    for (const cell of this.#changed.cells) {
      const [x, y] = this.toScreen(...this.geometry.centre(cell)).map(Math.round);
      this.#sprites.draw(this.ctx, COVERED, this.geometry.turned(this.geometry.row(cell), this.geometry.column(cell)), x, y);
    }
    this.ctx.globalAlpha = 1;
    this.draw();
  }

  #paintRings() {
    const { overlay } = this;
    for (const [cell, role] of overlay.lit ?? []) {
      if (role === 'clue' || role === 'gold') this.#ring(cell, this.palette.proofInk, 2);
    }
    if (overlay.mark >= 0) this.#ring(overlay.mark, this.palette.accent, 3);
    if (document.activeElement === this.canvas && this.byKey) this.#ring(this.cursor, this.palette.accent, 3, true);
  }

  #ring(cell, colour, width, halo = false) {
    const { ctx, geometry, ratio } = this;
    const [x, y] = this.toScreen(...geometry.centre(cell)).map(Math.round);
    ctx.save();
    ctx.translate(x, y);
    ctx.lineJoin = 'round';
    this.#sprites.shape(ctx, geometry.turned(geometry.row(cell), geometry.column(cell)), ratio);
    if (halo) {
      ctx.strokeStyle = this.palette.halo;
      ctx.lineWidth = (width + 3) * ratio;
      ctx.stroke();
    }
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * ratio;
    ctx.stroke();
    ctx.restore();
  }

  // From far away every cell is one pixel of a picture, stretched row by row.
  #paintBitmap() {
    const { ctx, geometry, view } = this;
    this.#bitmap ??= this.#makeBitmap();
    ctx.imageSmoothingEnabled = view.scale < 1.5;
    const width = geometry.columns * geometry.columnWidth * view.scale;
    const height = geometry.rowHeight * view.scale;
    if (geometry.kind === 'square') {
      ctx.drawImage(this.#bitmap, ...this.toScreen(0, 0), width, height * geometry.rows);
      return;
    }
    for (let row = 0; row < geometry.rows; row++) {
      const [x, y] = this.toScreen(geometry.place(row, 0)[0] - geometry.columnWidth / 2, row * geometry.rowHeight);
      if (y > -height && y < this.canvas.height) ctx.drawImage(this.#bitmap, 0, row, geometry.columns, 1, x, y, width, height + 1);
    }
  }

  #makeBitmap() {
    const { geometry, palette } = this;
    const bitmap = document.createElement('canvas');
    bitmap.width = geometry.columns;
    bitmap.height = geometry.rows;
    const image = new ImageData(geometry.columns, geometry.rows);
    const pixels = new Uint32Array(image.data.buffer);
    const packed = (colour) => {
      const [r, g, b] = rgb(colour);
      return 0xff000000 | (b << 16) | (g << 8) | r;
    };
    const colours = new Map([
      [COVERED, palette.covered], [FLAGGED, palette.flag], [EXPLODED, palette.blast], [BLOCKED, palette.blocked], [GOLD, palette.gold],
      [DANGER, palette.dangerInk], [WRONG_FLAG, palette.wrong], [HIDDEN_GOLD, palette.gold], [START, palette.start], [0, palette.open],
    ].map(([code, colour]) => [code, packed(colour)]));
    const number = packed(palette.grid);
    for (let cell = 0; cell < pixels.length; cell++) {
      const code = this.truth || this.cells[cell] === COVERED ? this.#quickLook(cell) : this.cells[cell];
      pixels[cell] = code > 0 ? number : colours.get(code);
    }
    bitmap.getContext('2d').putImageData(image, 0, 0);
    return bitmap;
  }

  #quickLook(cell) {
    return this.truth ? this.#look(cell) : this.cells[cell];
  }
}

function clamp(value, most) {
  return Math.max(-most, Math.min(most, value));
}

// Boards that are no grid. Each is made here as text that the engine reads: "cell NAME X Y", "join A B".

function graph(points, joined) {
  const cells = points.map(([x, y], i) => `cell ${i} ${x.toFixed(3)} ${y.toFixed(3)}`);
  const joins = joined.map(([a, b]) => `join ${a} ${b}`);
  return [...cells, ...joins].join('\n');
}

/** Rings around a middle, like a spider's web: each cell touches its neighbours in its ring and in the rings beside it. */
function web(rings, sectors) {
  const points = [[0, 0]];
  const joined = [];
  const cell = (ring, sector) => 1 + ring * sectors + ((sector + sectors) % sectors);
  for (let ring = 0; ring < rings; ring++) {
    for (let sector = 0; sector < sectors; sector++) {
      const angle = (2 * Math.PI * (sector + (ring % 2) / 2)) / sectors;
      const radius = 1.9 + ring * 1.15;
      points.push([radius * Math.sin(angle), -radius * Math.cos(angle)]);
      joined.push([cell(ring, sector), cell(ring, sector + 1)]);
      if (ring === 0) joined.push([0, cell(0, sector)]);
      else {
        joined.push([cell(ring, sector), cell(ring - 1, sector)]);
        joined.push([cell(ring, sector), cell(ring - 1, sector + (ring % 2 ? 1 : -1))]);
      }
    }
  }
  return graph(points, joined);
}

/** The Petersen graph: ten cells, three neighbours each. */
function petersen() {
  const ring = (radius) => [0, 1, 2, 3, 4].map((i) => [radius * Math.sin((2 * Math.PI * i) / 5), -radius * Math.cos((2 * Math.PI * i) / 5)]);
  const joined = [0, 1, 2, 3, 4].flatMap((i) => [[i, (i + 1) % 5], [i, i + 5], [i + 5, ((i + 2) % 5) + 5]]);
  return graph([...ring(3), ...ring(1.5)], joined);
}

export const GRAPHS = {
  web: { name: 'Spider web', dangers: 9, text: web(4, 12) },
  petersen: { name: 'Petersen graph', dangers: 2, text: petersen() },
};

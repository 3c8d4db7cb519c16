// SPDX-License-Identifier: Apache-2.0
// Keeps the whole page, so that it works without a network. What is kept is served at once; then every file is compared
// with
// the host's, and when one differs the new set is kept as a whole and the page is told: never files of two versions
// together.

const CACHE = 'sweeplab';
const NEXT = 'sweeplab-next';
const LIST = 'files.json';

async function files() {
  const response = await fetch(LIST, { cache: 'no-cache' });
  return ['./', LIST, ...(await response.json())];
}

/** @param {Cache} cache @param {string[]} paths */
async function fill(cache, paths) {
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

const bytes = async (/** @type {Response} */ response) => new Uint8Array(await response.arrayBuffer());

/** @param {string} path @param {Cache} kept @param {Cache} fresh */
async function differs(path, kept, fresh) {
  const [a, b] = await Promise.all([kept.match(path), fresh.match(path)]);
  if (!a || !b) return Boolean(a) !== Boolean(b);
  const [x, y] = await Promise.all([bytes(a), bytes(b)]);
  return x.length !== y.length || x.some((value, i) => value !== y[i]);
}

/** @param {string[]} paths @param {Cache} from @param {Cache} to */
async function move(paths, from, to) {
  for (const path of paths) {
    const kept = await from.match(path);
    if (kept) await to.put(path, kept);
  }
}

/** True if the host has something else than what is kept; that is kept from now on. */
async function refresh() {
  const paths = await files();
  await caches.delete(NEXT);
  const [kept, fresh] = await Promise.all([caches.open(CACHE), caches.open(NEXT)]);
  await fill(fresh, paths);
  const changes = await Promise.all(paths.map((path) => differs(path, kept, fresh)));
  const changed = changes.some(Boolean);
  if (changed) await move(paths, fresh, kept);
  await caches.delete(NEXT);
  return changed;
}

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) =>
  event.waitUntil(
    Promise.all([files(), caches.open(CACHE)])
      .then(([paths, cache]) => fill(cache, paths))
      .then(() => worker.skipWaiting()),
  ),
);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true, cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)),
  );
});

async function tellAll() {
  for (const tab of await worker.clients.matchAll()) tab.postMessage('updated');
}

// One after the other: two tabs may ask at once, and both are told.
/** @type {Promise<unknown>} */
let last = Promise.resolve();

worker.addEventListener('message', (event) => {
  if (event.data !== 'refresh') return;
  last = last
    .then(refresh)
    .then((changed) => (changed ? tellAll() : undefined))
    .catch(() => {});
  event.waitUntil(last);
});

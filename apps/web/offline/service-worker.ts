/**
 * The service worker: after one visit the table is stored on the device, and built files are served from there.
 *
 * Every different build is a version with its own cache. A version is fetched completely or not at all. It waits until no tab uses the
 * previous version or until a person asks for it, and then takes over. The previous version stays for tabs that are still open with it and
 * load further parts; older ones are removed.
 */
declare const self: ServiceWorkerGlobalScope;

/** Prepended by the build (`precache.ts`). Paths are relative to the folder of the page. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const { scope } = self.registration;
/** The prefix of our caches, with the scope: other folders of the same server may hold other copies of the page. */
const FAMILY = `tabannusi ${scope} `;
const CACHE = `${FAMILY}${BUILT.version}`;
const PAGE = './';

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOld(), self.clients.claim()])));

self.addEventListener('message', ({ data }) => {
  if (data === 'standIn') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answerTo(request));
});

/** File names in assets/ contain a hash, so cached copies are valid; all other files are fetched again. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILT.files.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })));
}

/** Caches are listed in order of creation. */
async function removeOld(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

async function answerTo(request: Request): Promise<Response> {
  const path = request.url.slice(scope.length).replace(/[?#].*/, '');
  const wanted = path === '' || path === 'index.html' ? PAGE : path;
  const cache = await caches.open(CACHE);
  const how = { ignoreVary: true };
  return (await cache.match(wanted, how)) ?? (await caches.match(request, how)) ?? fetch(request);
}

/**
 * The service worker: after one visit the table is on the device, and what the build made is answered from there.
 *
 * A build that differs in anything is a version of its own, with a cache of its own. It is fetched as a whole or not at all, waits until no tab
 * uses the version before or a person asks for it, and then stands in. The version before stays beside it, for tabs that are still open with it and
 * load another part of themselves; older ones are removed.
 */
declare const self: ServiceWorkerGlobalScope;

/** Put before this file by the build (`precache.ts`). Paths are relative to the folder of the table. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const { scope } = self.registration;
/** Other folders of the same server may hold other tables. */
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

/** Names in assets/ hold a hash of their contents, so that what the browser has of them is right; the others are asked for anew. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILT.files.map((file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })));
}

/** Caches are listed in the order in which they were made. */
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

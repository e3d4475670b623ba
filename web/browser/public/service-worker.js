// Keeps the page of the hosted edition and what belongs to it, so that it works without a network. The program has the digest of its content in
// its name: it is fetched once. Everything else is asked for anew while there is a network.

const CACHE = 'codesim';
const PAGE = './';
const BESIDE = 'manifest.webmanifest';
const PROGRAM = /\/codesim-[0-9a-f]+\.wasm$/;

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(PROGRAM.test(url) ? program(event.request) : newest(event.request));
});

/** The page that installs this has loaded everything before. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const named = (await page.clone().text()).match(/<meta name="codesim-program" content="([^"]+)"/);
  await cache.put(PAGE, page);
  await cache.addAll([BESIDE, ...(named ? [named[1]] : [])]);
  await skipWaiting();
}

async function program(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const fetched = await fetch(request);
  if (!fetched.ok) return fetched;
  for (const old of await cache.keys()) if (PROGRAM.test(old.url)) await cache.delete(old);
  await cache.put(request, fetched.clone());
  return fetched;
}

async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const fetched = await fetch(request);
    if (fetched.ok && (await cache.match(request))) await cache.put(request, fetched.clone());
    return fetched;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

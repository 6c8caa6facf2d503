// Service worker. Opens the driver's page offline from the cache that the page has filled (appShellCache.ts). Other requests go to the
// network.
const page = '/round';

// caches.open() would create the cache again after a sign-out.
const cached = (path) =>
  caches.match(path, { cacheName: 'round', ignoreSearch: true, ignoreVary: true });

const pageAnswer = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await cached(page);
    if (answer) return answer;
    throw error;
  }
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === page) event.respondWith(pageAnswer(request));
  // Asset names contain a hash, so the content of a name never changes.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(cached(pathname).then((answer) => answer ?? fetch(request)));
});

// Opens the driver's page without a network: the page and its files, as the page itself has kept them (shell.ts). Everything
// else goes where it always goes.
const page = '/round';

// Opening the cache would make it anew after a sign-out.
const kept = (path) =>
  caches.match(path, { cacheName: 'round', ignoreSearch: true, ignoreVary: true });

const pageAnswer = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(page);
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
  // A name is of one content for ever.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)));
});

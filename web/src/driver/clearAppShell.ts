export const cacheName = 'round';
export const page = '/round';

export const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Deletes the cache of appShellCache.ts after a sign-out. */
export async function clearAppShell(): Promise<void> {
  if (!isPossible()) return;
  await caches.delete(cacheName);
  await (await navigator.serviceWorker.getRegistration(page))?.unregister();
}

export const cacheName = 'round';
export const page = '/round';

export const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Deletes the cache of shell.ts after a sign-out. */
export async function forgetShell(): Promise<void> {
  if (!isPossible()) return;
  await caches.delete(cacheName);
  await (await navigator.serviceWorker.getRegistration(page))?.unregister();
}

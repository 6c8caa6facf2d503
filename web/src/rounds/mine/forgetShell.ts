export const cacheName = 'round';
export const page = '/round';

export const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** What shell.ts keeps goes: call it when somebody signed out here. */
export async function forgetShell(): Promise<void> {
  if (!isPossible()) return;
  await caches.delete(cacheName);
  await (await navigator.serviceWorker.getRegistration(page))?.unregister();
}

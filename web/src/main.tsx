import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { AdminLayout } from './app/layout/SiteLayout';
import './app/loading.css';
import { loadPage, officePaths, userPages } from './app/pages';
import './app/theme/fonts.css';
import { isStaff } from './auth/permissions/staff';
import { session } from './auth/session/session';
import { reloadForNewBuild } from './ui/feedback/reloadOnNewBuild';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** The page that is seen first: visitors are led to sign in. */
const firstPage = ({ pathname }: Location): string =>
  [...Object.keys(userPages), ...officePaths].includes(pathname) && !session.identity().user
    ? '/signin'
    : pathname;

/** Staff have another frame than the prerendered one, so their pages are rendered from the start. */
async function start(root: HTMLElement): Promise<void> {
  const staff = isStaff(session.identity().user);
  // The code of the page, so that no loading state flashes. A part that does not come says so itself.
  await Promise.allSettled([
    loadPage(firstPage(window.location)),
    ...(staff ? [AdminLayout.load()] : []),
  ]);
  if (root.firstChild && !staff) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Prerendering imports the same chunks in Node.
if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Vite's event for a chunk that does not load.
  window.addEventListener('vite:preloadError', reloadForNewBuild);
  // Not awaited here: the chunk of a page imports this one, which would wait for it.
  void start(root);
}

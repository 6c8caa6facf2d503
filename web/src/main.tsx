import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AdminLayout } from './app/layout/SiteLayout';
import './app/loading.css';
import { loadPage, officePaths, userPages } from './app/pages';
import { routes } from './app/routes';
import './app/theme/fonts.css';
import { isStaff } from './session/permissions/staff';
import { session } from './session/session';
import { reloadForNewBuild } from './ui/feedback/reloadOnNewBuild';

/**
 * Path of the first page to render. Visitors at a page for signed-in users see the sign-in page.
 */
const firstPage = ({ pathname }: Location): string =>
  [...Object.keys(userPages), ...officePaths].includes(pathname) && !session.identity().user
    ? '/signin'
    : pathname;

/**
 * Renders the app. Hydrates a prerendered public page; staff pages have another layout and render
 * from scratch.
 */
async function start(root: HTMLElement): Promise<void> {
  const staff = isStaff(session.identity().user);
  // Loads the chunks of the page before rendering, so that no loading state flashes. A chunk that
  // fails to load shows its own error.
  await Promise.allSettled([
    loadPage(firstPage(window.location)),
    ...(staff ? [AdminLayout.load()] : []),
  ]);
  const app = (
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (root.firstChild && !staff) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Prerendering imports the same chunks in Node.
if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Vite's event for a chunk that does not load.
  window.addEventListener('vite:preloadError', reloadForNewBuild);
  // Not awaited: page chunks import this module, so a top-level await would wait for itself.
  void start(root);
}

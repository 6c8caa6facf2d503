import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadPage, officePaths, userPages } from './app/pages';
import { AdminLayout } from './app/layout/SiteLayout';
import './app/theme/fonts.css';
import { createStyleCache } from './app/theme/styleCache';
import { isStaff } from './auth/permissions/staff';
import { session } from './auth/session/session';
import { reloadForNewBuild } from './ui/feedback/newBuild';

const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>
  </StrictMode>
);

/** Staff have a different frame than the prerendered one. */
const isOffice = (): boolean => isStaff(session.identity().user);

/** True if the prerendered markup fits the present user. */
function isTheirs(): boolean {
  if (isOffice()) return false;
  if (!(window.location.pathname in userPages)) return true;
  session.takeOver();
  return session.identity().user !== null;
}

/** The page that is seen first: visitors are led to sign in. */
const firstPage = ({ pathname }: Location): string =>
  [...Object.keys(userPages), ...officePaths].includes(pathname) && !session.identity().user
    ? '/signin'
    : pathname;

/** Everything that the page begins with; false when some of it does not come, and has to say so. */
async function load(): Promise<boolean> {
  const parts = [loadPage(firstPage(window.location)), ...(isOffice() ? [AdminLayout.load()] : [])];
  const results = await Promise.allSettled(parts);
  return results.every(({ status }) => status === 'fulfilled');
}

// Hydrates the prerendered page if it fits the user, otherwise replaces it in one step. Both wait for the
// page's chunk, since a loading state would flash. If the chunk fails, the markup and typed text stay.
async function start(root: HTMLElement): Promise<void> {
  const complete = await load();
  const readable = root.firstChild && isTheirs();
  if (readable && !complete) {
    // As web/bootstrap.js says it.
    document.dispatchEvent(new Event('incomplete'));
    return reloadForNewBuild();
  }
  // As a transition, so that rendering does not block input.
  startTransition(() => {
    if (readable) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: the chunk of a page imports this one, which would wait for it.
void start(root);

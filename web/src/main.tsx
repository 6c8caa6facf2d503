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

/** Staff have another frame on every page than the one that stands there. */
const isOffice = (): boolean => isStaff(session.identity().user);

/** Whether what stands there is the page as it is for whoever is here: theirs alone, or for everybody. */
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

// What visitors see, and customers of pages of their own, stands there as markup already (see prerender.tsx) and is taken over; elsewhere, or where it is
// another page for whoever is here, it is replaced in one step. Both take the page's chunk being here: a loading state
// in between would make the page blink. Where it does not come, what stands there stays, with what was typed into it.
async function start(root: HTMLElement): Promise<void> {
  const complete = await load();
  const readable = root.firstChild && isTheirs();
  if (readable && !complete) {
    // As web/start.js says it.
    document.dispatchEvent(new Event('incomplete'));
    return reloadForNewBuild();
  }
  // In slices, so that whoever taps meanwhile is heard.
  startTransition(() => {
    if (readable) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: the chunk of a page imports this one, which would wait for it.
void start(root);

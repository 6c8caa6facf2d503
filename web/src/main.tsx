import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadPage } from './app/pages';
import './app/theme/fonts.css';

// The page stands there as markup already (see prerender.tsx). It is replaced in one step, which takes
// its chunk being here: a loading state in between would make the page blink.
async function start(root: HTMLElement): Promise<void> {
  await loadPage(window.location.pathname).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: the chunk of a page imports this one, which would wait for it.
void start(root);

import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppPages } from './app/App';
import { Providers } from './app/Providers';
import { adminPages, loadPage, publicPages, userPages } from './app/pages';

/** Pages that are the same for every visitor: readable before any script has run. */
export const paths = [
  '/',
  '/signin',
  '/signup',
  '/privacy',
  '/customerfeedback',
  '/payment-success',
];

/** Pages that depend on who asks: they start empty, but are known to the server. */
export const otherPaths = Object.keys({ ...publicPages, ...userPages, ...adminPages }).filter(
  (path) => !paths.includes(path),
);

/** The markup of a page as a visitor gets it; everything that has to be fetched is still loading. */
export async function render(path: string): Promise<string> {
  await loadPage(path);
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <Providers>
        <StaticRouter location={path}>
          <AppPages />
        </StaticRouter>
      </Providers>,
      // One piece: pieces that come later are put in place by inline scripts, which the server's policy forbids.
      {
        onError: reject,
        onAllReady: () => pipe(sink),
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      },
    );
  });
}

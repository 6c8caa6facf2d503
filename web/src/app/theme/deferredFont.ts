import file from './plus-jakarta-sans.woff2';

let asked = false;

/**
 * Applies the web font after the first paint only to pages rendered later. A swap would move text that is being
 * read, so browsers leave it out of the first page (`font-display: optional`).
 */
export function applyDeferredFont(): void {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [fetched] = performance.getEntriesByName(new URL(file, window.location.href).href);
  const inTime =
    painted &&
    fetched instanceof PerformanceResourceTiming &&
    fetched.responseEnd < painted.startTime;
  if (asked || inTime) return;
  asked = true;
  const face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' });
  const forget = (): void => {
    asked = false;
  };
  face.load().then(() => document.fonts.add(face), forget);
}

import file from './plus-jakarta-sans.woff2';

let asked = false;

/**
 * A typeface that comes after the first paint would move words that somebody reads already, so browsers leave it out of
 * that page (`font-display: optional`). What is drawn later has it.
 */
export function takeLateTypeface(): void {
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

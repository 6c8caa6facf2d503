/** Browsers by what only they say; those that say it of others as well come later. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: [RegExp, string][], text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1];

/** A few words for what a client says it is: never the client's own, and enough to tell one's devices apart. */
export function deviceWords(userAgent = ''): string {
  const text = userAgent.slice(0, 500);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (!browser) return system ? `An app on ${system}` : 'An app';
  return system ? `${browser} on ${system}` : browser;
}

import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What browsers of the last years still know by another name only. */
const prefixed = /^(?:user-select|backdrop-filter|print-color-adjust|hyphens)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || !prefixed.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

const key = 'css';

/** Restores the names of the prerendered styles, which Emotion expects in an attribute of the tag. */
function nameStylesOfPage(): void {
  const tag = document.querySelector<HTMLElement>(`style[data-emotion="${key}"]`);
  if (!tag) return;
  const names = tag.textContent.matchAll(new RegExp(`\\.${key}-(\\w+)`, 'g'));
  tag.dataset.emotion = [key, ...new Set([...names].map(([, name]) => name))].join(' ');
}

/**
 * Where the styles of components are written. The library's own way adds names for browsers of ten years ago to every
 * rule, which is a fifth of the styles in a page and of the time that it takes to make them.
 */
export function createStyleCache(): EmotionCache {
  if (typeof document !== 'undefined') nameStylesOfPage();
  return createCache({ key, stylisPlugins: [prefix] });
}

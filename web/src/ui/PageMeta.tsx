import { site } from '@laundry/api/site';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** True hides the page from search engines, for example personal pages and error pages. */
  noIndex?: boolean;
}

// Placeholder of the public URL, which the server fills in. The build does not know the URL.
const publicUrl = (): string =>
  typeof document === 'undefined'
    ? '__PUBLIC_URL__'
    : document.documentElement.dataset['publicUrl'] || window.location.origin;

/** Tag in the head of the document. Empty content removes the tag. */
export interface HeadTag {
  type: 'meta' | 'link';
  props: Record<string, string>;
}

/** Receives the title and tags of a page during prerendering; null in the browser. */
const HeadContext = createContext<((title: string, tags: HeadTag[]) => void) | null>(null);
export const CollectHead = HeadContext.Provider;

const meta = (name: 'name' | 'property', value: string, content: string): HeadTag => ({
  type: 'meta',
  props: { [name]: value, content },
});

const tagsOf = (title: string, description: string, url: string): HeadTag[] => [
  meta('name', 'description', description),
  meta('name', 'robots', url ? 'index, follow' : 'noindex'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:url', url),
  { type: 'link', props: { rel: 'canonical', href: url } },
];

function setTag({ type, props }: HeadTag): void {
  const [[name = '', value = ''] = [], [, content = ''] = []] = Object.entries(props);
  const found = document.head.querySelector(`${type}[${name}="${value}"]`);
  if (!content) return found?.remove();
  const tag = found ?? document.createElement(type);
  for (const [attribute, text] of Object.entries(props)) tag.setAttribute(attribute, text);
  if (!found) document.head.append(tag);
}

/**
 * Title and meta tags of a page. Replaces the text of existing tags, because browsers ignore a
 * second title element.
 */
export const PageMeta = ({ title, description = site.description, noIndex }: PageMetaProps) => {
  const { pathname } = useLocation();
  const collect = useContext(HeadContext);
  const fullTitle = title ? `${title} · ${site.brand}` : `${site.brand}: ${site.tagline}`;
  const url = noIndex ? '' : `${publicUrl()}${pathname}`;
  collect?.(fullTitle, tagsOf(fullTitle, description, url));
  useEffect(() => {
    document.title = fullTitle;
    tagsOf(fullTitle, description, url).forEach(setTag);
  }, [fullTitle, description, url]);
  return null;
};

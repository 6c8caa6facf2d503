import { site } from '@laundry/api/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** Pages that belong to one person or lead nowhere stay out of search engines. */
  noIndex?: boolean;
}

// The build does not know where a page will live: the server puts its address there.
const publicUrl = (): string =>
  typeof document === 'undefined'
    ? '__PUBLIC_URL__'
    : document.documentElement.dataset['publicUrl'] || window.location.origin;

interface Tag {
  element: 'meta' | 'link';
  /** Attribute and value that identify the tag. */
  key: readonly [name: string, value: string];
  /** Taken out when there is nothing to say. */
  content: string | null;
}

const tagsOf = (title: string, description: string, url: string | null): Tag[] => [
  { element: 'meta', key: ['name', 'description'], content: description },
  { element: 'meta', key: ['name', 'robots'], content: url ? 'index, follow' : 'noindex' },
  { element: 'meta', key: ['property', 'og:title'], content: title },
  { element: 'meta', key: ['property', 'og:description'], content: description },
  { element: 'meta', key: ['property', 'og:url'], content: url },
  { element: 'link', key: ['rel', 'canonical'], content: url },
];

function setTag({ element, key: [name, value], content }: Tag): void {
  const found = document.head.querySelector(`${element}[${name}="${value}"]`);
  if (content === null) return found?.remove();
  const tag = found ?? document.createElement(element);
  tag.setAttribute(name, value);
  tag.setAttribute(element === 'link' ? 'href' : 'content', content);
  if (!found) document.head.append(tag);
}

/**
 * What search engines and previews of links read about a page. In the browser it is written into the
 * tags that the document already has, since a second title beside the first would be ignored; while
 * pages are made ready at build time it is markup.
 */
export const PageMeta = ({ title, description = site.description, noIndex }: PageMetaProps) => {
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} · ${site.brand}` : `${site.brand}: ${site.tagline}`;
  const url = noIndex ? null : `${publicUrl()}${pathname}`;
  useEffect(() => {
    document.title = fullTitle;
    tagsOf(fullTitle, description, url).forEach(setTag);
  }, [fullTitle, description, url]);
  if (typeof document !== 'undefined') return null;
  return (
    <>
      <title>{fullTitle}</title>
      {tagsOf(fullTitle, description, url).map(({ element, key: [name, value], content }) => {
        if (content === null) return null;
        return element === 'link' ? (
          <link key={value} rel={value} href={content} />
        ) : (
          <meta key={value} {...{ [name]: value }} content={content} />
        );
      })}
    </>
  );
};

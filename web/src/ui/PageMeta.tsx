import { site } from '@laundry/api/site';
import { useEffect } from 'react';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** Pages that belong to one person or lead nowhere stay out of search engines. */
  noIndex?: boolean;
}

function setMeta(name: string, content: string): void {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!found) document.head.append(meta);
}

/**
 * Title and description of a page. In the browser they are written into the tags that the document
 * already has, since a second title beside the first would be ignored; while pages are made ready at
 * build time they are markup.
 */
export const PageMeta = ({ title, description = site.description, noIndex }: PageMetaProps) => {
  const fullTitle = title ? `${title} · ${site.brand}` : `${site.brand}: ${site.tagline}`;
  const robots = noIndex ? 'noindex' : 'index, follow';
  useEffect(() => {
    document.title = fullTitle;
    setMeta('description', description);
    setMeta('robots', robots);
  }, [fullTitle, description, robots]);
  if (typeof document !== 'undefined') return null;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
    </>
  );
};

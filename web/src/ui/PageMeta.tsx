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
 * Title and description of a page. Written into the tags that index.html already has: a second
 * title beside them would be ignored.
 */
export const PageMeta = ({ title, description, noIndex }: PageMetaProps) => {
  useEffect(() => {
    document.title = title ? `${title} · ${site.brand}` : `${site.brand}: ${site.tagline}`;
    setMeta('description', description ?? site.description);
    setMeta('robots', noIndex ? 'noindex' : 'index, follow');
  }, [title, description, noIndex]);
  return null;
};

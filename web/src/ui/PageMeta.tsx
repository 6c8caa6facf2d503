import { site } from '@laundry/api/site';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** Pages that belong to one person or lead nowhere stay out of search engines. */
  noIndex?: boolean;
}

/** React moves these into the head and takes them out with the page. */
export const PageMeta = ({ title, description, noIndex }: PageMetaProps) => {
  const full = title ? `${title} · ${site.brand}` : `${site.brand}: ${site.tagline}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description ?? site.description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
};

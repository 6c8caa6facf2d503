import type { Plugin } from 'vite';
import { site } from '../api/src/site.ts';

/** Public pages for search engines; everything else belongs to one person. */
const publicPages = ['/', '/signin', '/signup', '/customerfeedback', '/privacy'];

/** The address of an installation: the server that serves these files puts it in (see site-pages.ts). */
const publicUrl = '__PUBLIC_URL__';
/** What its identity provider is called. */
const social = '__SOCIAL_LABEL__';

const robots = `User-agent: *
Disallow: /account
Disallow: /ordershistory
Disallow: /security
Disallow: /admin/
Disallow: /payment-success
Disallow: /whatsapp

Sitemap: ${publicUrl}/sitemap.xml
`;

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((page) => `  <url><loc>${publicUrl}${page}</loc></url>`).join('\n')}
</urlset>
`;

const manifest = {
  name: site.brand,
  short_name: site.shortName,
  description: site.description,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-IN',
  background_color: '#FBFAF7',
  theme_color: '#0B6E69',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Book a pickup', url: '/#book' },
    { name: 'My orders', url: '/account' },
    { name: 'My round', url: '/round' },
  ],
};

const files: Record<string, { type: string; text: string }> = {
  'robots.txt': { type: 'text/plain', text: robots },
  'sitemap.xml': { type: 'application/xml', text: sitemap },
  'manifest.webmanifest': { type: 'application/manifest+json', text: JSON.stringify(manifest) },
};

const words: Record<string, string> = {
  title: `${site.brand}: ${site.tagline}`,
  description: site.description,
  brand: site.brand,
  url: publicUrl,
  social,
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Fills the files outside of the screens that name the business from the site file. */
export const siteFiles = (): Plugin => ({
  name: 'site-files',
  transformIndexHtml: (html, { server }) => {
    const page = html.replace(/%site\.(\w+)%/g, (_, word: string) => escape(words[word] ?? ''));
    // While developing, no server of ours completes the page.
    return server ? page.replaceAll(publicUrl, '').replaceAll(social, '') : page;
  },
  generateBundle() {
    for (const [fileName, { text }] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source: text });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = files[request.url?.slice(1) ?? ''];
      if (!file) return next();
      response.setHeader('Content-Type', file.type);
      response.end(file.text.replaceAll(publicUrl, ''));
    });
  },
});

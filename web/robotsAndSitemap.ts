import type { Plugin } from 'vite';
import { site } from '../api/src/site-config.ts';

/** Public pages for search engines. All other pages need a sign-in or show private data. */
const publicPages = ['/', '/signin', '/signup', '/customerfeedback', '/privacy'];

/**
 * Placeholder for the public URL. The server that delivers the files replaces it (see
 * site-pages.ts).
 */
const publicUrl = '__PUBLIC_URL__';
/** Placeholder for the name of the identity provider. */
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

/** Inserts the company details from the site file into HTML and other static files. */
export const robotsAndSitemap = (): Plugin => ({
  name: 'site-files',
  transformIndexHtml: (html, { server }) => {
    const page = html.replace(/%site\.(\w+)%/g, (_, word: string) => escape(words[word] ?? ''));
    // The development server does not replace the placeholders.
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

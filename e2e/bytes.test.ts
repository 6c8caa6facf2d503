import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageStyles, withoutIdleClasses } from '../web/pageStyles.js';
import { htmlBytes, pageHtml, scriptBytes, scriptFiles } from './bytes.js';

/**
 * kB of 1,000 of JavaScript, brotli, that a page may fetch before anybody has touched it. Pages of the office, all far
 * from their 330, have 2 to spare, so that a button on one of them is no matter for all.
 */
const BUDGET: Record<string, number> = {
  '/': 176,
  '/privacy': 172.4,
  '/signin': 214,
  '/signup': 211.9,
  '/customerfeedback': 208.8,
  '/payment-success': 172.2,
  '/account': 225.7,
  '/ordershistory': 219.8,
  '/security': 239,
  '/admin/home': 297,
  '/orders': 319,
  '/orders/new': 261.3,
  '/customermanager': 270,
  '/employeemanager': 256.9,
  '/rating': 219.1,
  '/reports': 229.2,
  '/round': 231,
  '/rounds': 229.3,
  '/cashup': 257.5,
  '/areas': 223.4,
  '/audit': 239.3,
  '/business': 212,
  '/failed/mails': 259.4,
  '/failed/webhooks': 259.5,
};

/** Chance: the names of files in what every page begins with differ with each build, and with other names a page is up to 0.4 kB more, or less. */
const CHANCE = 0.4;

it.each(Object.entries(BUDGET))('%s fetches at most %d kB of JavaScript', (page, most) => {
  expect(scriptBytes(page) / 1000).toBeLessThanOrEqual(most + CHANCE);
});

/** kB of 1,000 of markup with its styles, brotli, with 50 bytes to spare: names of scripts in it differ with each build. */
const HTML_BUDGET: Record<string, number> = {
  '/': 11.4,
  '/privacy': 6.25,
  '/signin': 8.45,
  '/signup': 8.35,
  '/customerfeedback': 7.4,
  '/payment-success': 5.95,
  '/account': 6.85,
  '/ordershistory': 2.95,
  '/admin/home': 3.65,
};

it.each(Object.entries(HTML_BUDGET))('%s is at most %d kB of markup', (page, most) => {
  expect(htmlBytes(page) / 1000).toBeLessThanOrEqual(most);
});

it('drawings are a file that pages name, and in none of them', () => {
  const used = [...pageHtml('/').matchAll(/<use href="([^"#]+)#([^"]+)"/g)];
  expect(used.length).toBeGreaterThan(15);
  const files = new Set(used.map(([, file]) => file));
  expect([...files]).toEqual([expect.stringMatching(/^\/assets\/drawings-.*\.svg$/)]);
  const drawings = readFileSync(new URL(`../web/dist${[...files][0]}`, import.meta.url), 'utf8');
  for (const [, , name] of used) expect(drawings).toContain(`id="${name}"`);
});

it('a page begins with no form that is not on its first screen, and with no chart', () => {
  const names = (page: string) => scriptFiles(page).join(' ');
  expect(names('/')).toContain('HomePage');
  expect(names('/')).not.toMatch(/form-|fields-|layers-/);
  expect(names('/admin/home')).not.toContain('DayCharts');
});

it('a page says each of its styles once, and none of them in its body', () => {
  const html = pageHtml('/');
  expect(html.slice(html.indexOf('<body'))).not.toContain('<style');
  const [, css = ''] = /<style data-emotion="css">(.*?)<\/style>/s.exec(html) ?? [];
  const rules =
    css.replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '').match(/[^{}]+\{[^}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules).size).toBe(rules.length);
});

const parts = (css: string, markup: string) => {
  const { first, later } = pageStyles([{ names: 'css', css }], '', markup);
  return { first: first.replace('<style></style>', ''), later };
};

it('all styles of a page are in its first part or the later one, each once', () => {
  const css = `.a{color:red}.a:hover{color:blue}@media print{.a{color:black}}.b{margin:1px}
    @media (min-width:600px){.b{margin:2px}.b:active{margin:3px}}.b.Mui-disabled{margin:4px}.dialog{margin:5px}
    @media (prefers-reduced-motion:reduce){.a{transition:none}}.a{margin:6px}@keyframes x{to{color:red}}`;
  expect(parts(css, '<p class="a b">')).toEqual({
    first:
      '<style data-emotion="css">.a{color:red}.b{margin:1px}@media (width>=600px){.b{margin:2px}}.a{margin:6px}@keyframes x{to{color:red}}</style>',
    later:
      '.a:hover{color:#00f}@media print{.a{color:#000}}@media (width>=600px){.b:active{margin:3px}}.b.Mui-disabled{margin:4px}.dialog{margin:5px}@media (prefers-reduced-motion:reduce){.a{transition:none}}',
  });
});

it('of a rule comes later what nobody sees who does nothing', () => {
  const css = `.a{cursor:pointer;color:red;transition:color 1s;content:";cursor:x"}@media (min-width:0px){.a{margin:1px}}`;
  expect(parts(css, '<p class="a">')).toEqual({
    first: '<style data-emotion="css">.a{color:red;content:";cursor:x";margin:1px}</style>',
    later: '.a{cursor:pointer;transition:color 1s}',
  });
});

it('of variables and typefaces a page begins with those that it uses, also by others', () => {
  const css = `:root{--mui-palette-a:red;--mui-palette-b:var(--mui-palette-a);--mui-palette-c:blue;--own:1px}
    @font-face{font-family:Written;src:url(w)}@font-face{font-family:Other;src:url(o)}
    .a{color:var(--mui-palette-b);font-family:Written}`;
  const { first, later } = parts(css, '<p class="a">');
  expect(first).toContain(
    ':root{--mui-palette-a:red;--mui-palette-b:var(--mui-palette-a);--own:1px}@font-face{font-family:Written',
  );
  expect(later).toMatch(/^:root\{--mui-palette-c:blue\}@font-face\{font-family:Other[^}]*\}$/);
});

it('classes that no style speaks of are not in a page', () => {
  const markup = '<p class="Idle css-a"><b class="Idle">class="Idle"</b><i class="Spoken css-a">';
  expect(withoutIdleClasses(markup, '.css-a{color:red}.b .Spoken:hover{color:blue}')).toBe(
    '<p class="css-a"><b>class="Idle"</b><i class="Spoken css-a">',
  );
});

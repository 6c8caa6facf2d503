import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageStyles, withoutIdleClasses } from '../web/pageStyles.js';
import { htmlBytes, pageHtml, scriptBytes, scriptFiles } from './bundle-size.js';

/** JavaScript that a page may load before the first interaction, in kB (1,000 bytes) after brotli. */
const PUBLIC_PAGE = 200;
// Its target is 215: notistack is in every first load since it stands at the root of the app (docs/decisions/088-mui-data-grid-and-notistack.md).
const SIGN_IN_PAGE = 222;
const ACCOUNT_PAGE = 240;
const SECURITY_PAGE = 247;
const OFFICE_PAGE = 450;
const BUDGET: Record<string, number> = {
  '/': PUBLIC_PAGE,
  '/privacy': PUBLIC_PAGE,
  '/payment-success': PUBLIC_PAGE,
  '/signin': SIGN_IN_PAGE,
  '/signup': SIGN_IN_PAGE,
  '/customerfeedback': SIGN_IN_PAGE,
  '/account': ACCOUNT_PAGE,
  '/ordershistory': ACCOUNT_PAGE,
  '/security': SECURITY_PAGE,
  '/admin/home': OFFICE_PAGE,
  '/orders': OFFICE_PAGE,
  '/orders/new': OFFICE_PAGE,
  '/customermanager': OFFICE_PAGE,
  '/employeemanager': OFFICE_PAGE,
  '/rating': OFFICE_PAGE,
  '/reports': OFFICE_PAGE,
  '/round': OFFICE_PAGE,
  '/rounds': OFFICE_PAGE,
  '/cashup': OFFICE_PAGE,
  '/areas': OFFICE_PAGE,
  '/audit': OFFICE_PAGE,
  '/business': OFFICE_PAGE,
  '/failed/mails': OFFICE_PAGE,
  '/failed/webhooks': OFFICE_PAGE,
};

it.each(Object.entries(BUDGET))('%s fetches at most %d kB of JavaScript', (page, most) => {
  expect(scriptBytes(page) / 1000).toBeLessThanOrEqual(most);
});

/** Markup with its styles, in kB (1,000 bytes) after brotli. */
const HTML_BUDGET = 16;

const PRERENDERED = ['/', '/privacy', '/signin', '/signup', '/account', '/admin/home'];

it.each(PRERENDERED)('markup of %s stays within the budget', (page) => {
  expect(htmlBytes(page) / 1000).toBeLessThanOrEqual(HTML_BUDGET);
});

it('illustrations are a file that pages name, and in none of them', () => {
  const used = [...pageHtml('/').matchAll(/<use href="([^"#]+)#([^"]+)"/g)];
  expect(used.length).toBeGreaterThan(15);
  const files = new Set(used.map(([, file]) => file));
  expect([...files]).toEqual([expect.stringMatching(/^\/assets\/illustrations-.*\.svg$/)]);
  const illustrations = readFileSync(
    new URL(`../web/dist${[...files][0]}`, import.meta.url),
    'utf8',
  );
  for (const [, , name] of used) expect(illustrations).toContain(`id="${name}"`);
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

it('declarations without effect on a page at rest move to the later styles', () => {
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

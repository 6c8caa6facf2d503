import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageStyles } from '../web/pageStyles.js';
import { scriptBytes, scriptFiles } from './bytes.js';

/** kB of 1,000 of JavaScript, brotli, that a page may fetch before anybody has touched it. */
const BUDGET: Record<string, number> = {
  '/': 180,
  '/privacy': 175,
  '/signin': 215,
  '/signup': 214,
  '/customerfeedback': 212,
  '/payment-success': 175,
  '/account': 225,
  '/ordershistory': 220,
  '/security': 243,
  '/admin/home': 293,
  '/orders': 290,
  '/customermanager': 261,
  '/employeemanager': 248,
  '/rating': 215,
};

it.each(Object.entries(BUDGET))('%s fetches at most %d kB of JavaScript', (page, most) => {
  expect(scriptBytes(page) / 1000).toBeLessThanOrEqual(most);
});

it('a page begins with no form that is not on its first screen, and with no chart', () => {
  const names = (page: string) => scriptFiles(page).join(' ');
  expect(names('/')).toContain('HomePage');
  expect(names('/')).not.toMatch(/form-|fields-|layers-/);
  expect(names('/admin/home')).not.toContain('DayCharts');
});

it('a page says each of its styles once, and none of them in its body', () => {
  const html = readFileSync(new URL('../web/dist/index.html', import.meta.url), 'utf8');
  expect(html.slice(html.indexOf('<body'))).not.toContain('<style');
  const [, names = ''] = /data-emotion="css ([^"]+)"/.exec(html) ?? [];
  expect(names.split(' ').length).toBeGreaterThan(50);
  expect(new Set(names.split(' ')).size).toBe(names.split(' ').length);
});

it('all styles of a page are in its first part or the later one, each once', () => {
  const css = `.a{color:red}.a:hover{color:blue}@media print{.a{color:black}}.b{margin:1px}
    @media (min-width:600px){.b{margin:2px}.b:active{margin:3px}}.b.Mui-disabled{margin:4px}.dialog{margin:5px}
    @media (prefers-reduced-motion:reduce){.a{transition:none}}.a{margin:6px}@keyframes x{to{color:red}}`;
  const { first, later } = pageStyles([{ names: 'css a b', css }], '<p class="a b">');
  expect(first).toBe(
    '<style data-emotion="css a b">.a{color:red}.b{margin:1px}@media (width>=600px){.b{margin:2px}}.a{margin:6px}@keyframes x{to{color:red}}</style>',
  );
  expect(later).toBe(
    '.a:hover{color:#00f}@media print{.a{color:#000}}@media (width>=600px){.b:active{margin:3px}}.b.Mui-disabled{margin:4px}.dialog{margin:5px}@media (prefers-reduced-motion:reduce){.a{transition:none}}',
  );
});

it('of variables a page begins with those that it uses, also by others, and the later part has all', () => {
  const css =
    ':root{--mui-palette-a:red;--mui-palette-b:var(--mui-palette-a);--mui-palette-c:blue}';
  const rule = '.a{color:var(--mui-palette-b)}';
  const styles = [
    { names: 'css-global x', css },
    { names: 'css a', css: rule },
  ];
  const { first, later } = pageStyles(styles, '<p class="a">');
  expect(first).toContain(':root{--mui-palette-a:red;--mui-palette-b:var(--mui-palette-a)');
  expect(later).toContain('--mui-palette-c:blue');
});

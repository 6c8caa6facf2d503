import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

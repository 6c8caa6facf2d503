import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasPermission } from '../../session/permissions/usePermissions';
import { officeShortcuts } from '../../session/permissions/officeShortcuts';
import { staffHere } from '../../session/testing/staffHere';
import { ShortcutsDialog } from './ShortcutsDialog';
import { namedKeys, shortcutsFor } from './shortcutLabels';

staffHere();
afterEach(cleanup);

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(files).filter(([name]) => !/\.test\.|\/testing\//.test(name));

describe('the shortcuts of ShortcutsDialog', () => {
  it('include every key that a page uses', () => {
    const calls = sources.flatMap(([name, text]) =>
      [...text.matchAll(/(?<!function )useHotkey\(\s*([\w.']+)/g)].map(([, key = '']) => [
        name,
        key,
      ]),
    );
    expect(calls.length).toBeGreaterThan(8);
    const others = calls.filter(
      ([, key = '']) => key !== 'searchKey' && !key.startsWith('officeShortcuts.'),
    );
    expect(others).toEqual([]);
  });

  it('have a listener and a label each', () => {
    const used = new Set(
      sources.flatMap(([, text]) =>
        [...text.matchAll(/officeShortcuts\.(\w+)/g)].map(([, key]) => key),
      ),
    );
    // The search box of a list registers its own key.
    used.add('search');
    expect(Object.keys(officeShortcuts).filter((key) => !used.has(key))).toEqual([]);
    expect(namedKeys().sort()).toEqual(Object.keys(officeShortcuts).sort());
  });

  it('hides shortcuts without permission', () => {
    const driver = { role: 'STAFF', permissions: ['ORDERS_DELIVER'] } as const;
    const shown = shortcutsFor((permission) =>
      hasPermission({ ...driver, permissions: [...driver.permissions] }, permission),
    );
    const words = shown.flatMap(([, keys]) => keys.map(({ does }) => does));
    expect(words).toContain('Show these shortcuts');
    expect(words).not.toContain('New order');
    expect(words).not.toContain('Refund');
    expect(shown.map(([place]) => place)).not.toContain('In a new order');
  });
});

it('the page of shortcuts groups them by place', () => {
  render(<ShortcutsDialog open onClose={() => undefined} />);
  const everywhere = within(screen.getByRole('region', { name: 'Everywhere' }));
  expect(everywhere.getByText('Ctrl K')).toBeTruthy();
  expect(everywhere.getByText('New order')).toBeTruthy();
});

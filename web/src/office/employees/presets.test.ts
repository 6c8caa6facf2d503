import { Permission, PERMISSION_NAMES } from '@laundry/api/rules/permission';
import { describe, expect, it } from 'vitest';
import { permissionsWith, permissionGroups, nameOf, presetOf, presets } from './presets';

describe('the permission groups', () => {
  it('contain every permission once', () => {
    const shown = permissionGroups.flatMap(([, permissions]) => permissions);
    expect(shown.toSorted()).toEqual(Object.values(Permission).toSorted());
  });

  it('have the names of the schema', () => {
    for (const name of PERMISSION_NAMES) expect(nameOf(Permission[name])).toBe(name);
  });
});

describe('a preset', () => {
  it('is recognised by exactly its permissions, in any order', () => {
    for (const { label, permissions } of presets) {
      const names = permissions.map(nameOf);
      expect(presetOf(names.toReversed())?.label).toBe(label);
      expect(presetOf(names.slice(1))?.label).not.toBe(label);
    }
    expect(presetOf([])).toBeUndefined();
  });

  it('includes discounts and prices by its settings, under the same name', () => {
    for (const preset of presets) {
      for (const [anyDiscount, changePrices] of [
        [true, false],
        [false, true],
        [true, true],
      ] as const) {
        const names = permissionsWith(preset, { anyDiscount, changePrices }).map(nameOf);
        expect(names.includes('ORDERS_DISCOUNT')).toBe(anyDiscount);
        expect(names.includes('ORDERS_PRICE')).toBe(changePrices);
        expect(presetOf(names)).toBe(preset);
      }
      expect(permissionsWith(preset, { anyDiscount: false, changePrices: false })).toEqual(
        preset.permissions,
      );
    }
  });

  it('lets staff read the orders of their work: drivers only those of their rounds', () => {
    for (const { label, permissions } of presets) {
      expect(permissions).toContain(label === 'Driver' ? 'rounds.drive' : 'orders.read');
      expect(permissions.includes('orders.read')).toBe(label !== 'Driver');
    }
  });

  it('leaves totals and exports to managers', () => {
    const seeing = presets.filter(({ permissions }) => permissions.includes('reports.read'));
    expect(seeing.map(({ label }) => label)).toEqual(['Manager']);
  });
});

import { PERMISSION_NAMES } from '@laundry/api/rules/permission';
import { describe, expect, it } from 'vitest';
import { appSchema, chosenOf, type AppValues } from './app.schema';

const values = {
  ...Object.fromEntries(PERMISSION_NAMES.map((name) => [name, name === 'REPORTS_READ'])),
  ...{ name: 'Accounts', note: '', kind: 'OFFICE', enterpriseId: '' },
} as AppValues;

describe('the form of an app', () => {
  it('accepts an office app with a permission', async () => {
    await expect(
      appSchema.validate({ ...values, note: undefined, enterpriseId: undefined }),
    ).resolves.toBeTruthy();
    expect(chosenOf(values)).toEqual(['REPORTS_READ']);
  });
  it('needs an enterprise for a partner app, which has no permissions', async () => {
    const partner = { ...values, kind: 'PARTNER' };
    await expect(appSchema.validate(partner)).rejects.toThrow('Choose an enterprise');
    expect(chosenOf(partner)).toEqual([]);
  });
});

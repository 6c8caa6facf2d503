import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import type { BusinessForm_BusinessFragment } from './BusinessForm.generated';
import { businessSchema } from './business.schema';
import { comparedFields, documentKindText, valuesOf } from './businessValues';

const business: BusinessForm_BusinessFragment = {
  confirmedAt: null,
  ...{ version: 1, name: 'Nilam Home Care', address: '14, Besant Nagar', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', pincode: '600090', gstin: null, sac: '9997', taxRate: 250 },
  ...{ customerPricesIncludeTax: true, enterprisePricesIncludeTax: false, roundsToRupee: false },
  ...{ upiId: null, bank: null, accountNumber: null, ifsc: null },
};

const values = valuesOf(business);

/** Validation errors by field. Empty fields are undefined, as Formik passes them. */
function errorsOf(typed: Partial<typeof values>): object {
  const all = Object.entries({ ...values, ...typed }).filter(([, value]) => value !== '');
  try {
    businessSchema.validateSync(Object.fromEntries(all), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message }) => [String(path), message] as const),
    );
  }
}

describe('a bank account', () => {
  it('needs all three fields or none', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ bank: 'SBI', accountNumber: '123456789', ifsc: 'SBIN0000800' })).toEqual({});
    expect(errorsOf({ bank: ' ', accountNumber: ' ' })).toEqual({});
  });

  it.each([
    [
      { bank: 'SBI' },
      {
        accountNumber: 'Enter bank, account number and IFSC, or leave all three empty',
        ifsc: 'Enter bank, account number and IFSC, or leave all three empty',
      },
    ],
    [
      { accountNumber: '123456789', ifsc: 'SBIN0000800' },
      { bank: 'Enter bank, account number and IFSC, or leave all three empty' },
    ],
  ])('of %o alone has an error at each missing field', (typed, said) => {
    expect(errorsOf(typed)).toEqual(said);
  });
});

it('codes are sent without spaces and dashes', () => {
  const { gstin, ifsc, accountNumber } = businessSchema.cast({
    ...values,
    ...{ gstin: ' 33aabcn 1234a1zd', ifsc: 'idib-000a001', accountNumber: '1234 5678 9012' },
  });
  expect([gstin, ifsc, accountNumber]).toEqual(['33AABCN1234A1ZD', 'IDIB000A001', '123456789012']);
});

it('every field has its error messages', () => {
  const boxes = Object.keys(businessSchema.fields);
  expect(Object.keys(values).sort()).toEqual(boxes.sort());
  expect(comparedFields.length).toBe(boxes.length);
  const compared = Object.fromEntries(comparedFields.map(([name, read]) => [name, read(values)]));
  expect(compared).toMatchObject({ 'Tax rate': '2.5%', GSTIN: '' });
});

it('the kind of invoice depends on the GSTIN', () => {
  expect(documentKindText('')).toContain('bills of supply');
  expect(documentKindText('33AABCN1234A1ZD')).toContain('tax invoices');
});

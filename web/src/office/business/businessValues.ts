import type { BusinessForm_BusinessFragment } from './BusinessForm.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { toPercent } from '../../ui/format/percent';
import type { BusinessValues } from './business.schema';

export const valuesOf = (business: BusinessForm_BusinessFragment): BusinessValues => {
  const { name, address, city, state, pincode, sac } = business;
  const { customerPricesIncludeTax, enterprisePricesIncludeTax, roundsToRupee } = business;
  const { gstin, taxRate, upiId, bank, accountNumber, ifsc } = business;
  return {
    ...{ name, address, city, state, pincode, sac },
    ...{ customerPricesIncludeTax, enterprisePricesIncludeTax, roundsToRupee },
    ...{ gstin: gstin ?? '', taxRate: toPercent(taxRate), upiId: upiId ?? '' },
    ...{ bank: bank ?? '', accountNumber: accountNumber ?? '', ifsc: ifsc ?? '' },
  };
};

const pricesText = (included: boolean): string =>
  included ? 'include GST' : 'exclude GST (added on the bill)';

export const comparedFields: ComparedFields<BusinessValues> = [
  ['Legal name', ({ name }) => name],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['Pincode', ({ pincode }) => pincode],
  ['State', ({ state }) => state],
  ['GSTIN', ({ gstin }) => gstin],
  ['SAC', ({ sac }) => sac],
  ['Tax rate', ({ taxRate }) => `${taxRate}%`],
  ['Customer prices', (values) => pricesText(values.customerPricesIncludeTax)],
  ['Enterprise prices', (values) => pricesText(values.enterprisePricesIncludeTax)],
  ['Totals', ({ roundsToRupee }) => (roundsToRupee ? 'in whole rupees' : 'to the paisa')],
  ['UPI ID', ({ upiId }) => upiId],
  ['Bank', ({ bank }) => bank],
  ['Account number', ({ accountNumber }) => accountNumber],
  ['IFSC', ({ ifsc }) => ifsc],
];

/** Text about the kind of invoice that follows from a GSTIN. */
export const documentKindText = (gstin: string): string =>
  `${
    gstin
      ? 'With a GSTIN, customers get tax invoices.'
      : 'Without a GSTIN, customers get bills of supply without tax.'
  } Changes apply to invoices issued from now on.`;

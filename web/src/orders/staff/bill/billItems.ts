import type { BillTerms, TaxedSum } from '@laundry/api/rules/tax';

/** Tax and rounding rules for the bill of an order, from the server. */
export interface OrderTerms extends BillTerms {
  /** Tax rate for items without their own rate, in hundredths of a percent. */
  taxRate: number;
}

/** Totals of the items by tax rate, with the tax rules. */
export interface BillItems {
  items: TaxedSum[];
  terms: BillTerms;
}

interface Item {
  quantity: number;
  /** Paise. */
  price: number;
  taxRate?: number | null;
}

export const billItems = (items: readonly Item[], terms: OrderTerms): BillItems => ({
  terms,
  items: items.map(({ quantity, price, taxRate }) => ({
    sac: '',
    rate: taxRate ?? terms.taxRate,
    amount: quantity * price,
  })),
});

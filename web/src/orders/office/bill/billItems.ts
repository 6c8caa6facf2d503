import type { BillTerms, TaxedSum } from '@laundry/api/tax';

/** How the bill of an order is reckoned, as the server says it. */
export interface OrderTerms extends BillTerms {
  /** Of items that say none; hundredths of a percent. */
  taxRate: number;
}

/** What the items of a bill come to, by what each is taxed at, and how. */
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { taxOf } from '../../../rules/tax.js';
import { PaymentKind, PaymentMethod } from '../../payments/payment.entity.js';
import { customerLedger, moneyVoucher, documentVoucher } from './journal.rules.js';

const document = fc.record({
  amount: fc.integer({ min: 100, max: 100_000_000 }),
  rate: fc.constantFrom(0, 500, 1800),
  isInterState: fc.boolean(),
  rounding: fc.integer({ min: -49, max: 50 }),
  kind: fc.constantFrom(...Object.values(TaxDocumentKind)),
});

const sumOf = (postings: { debit: number; credit: number }[], side: 'debit' | 'credit') =>
  postings.reduce((sum, posting) => sum + posting[side], 0);

const entryOf = ({
  amount,
  rate,
  isInterState,
  rounding,
  kind,
}: typeof document extends fc.Arbitrary<infer P> ? P : never) => {
  const { taxable, cgst, sgst, igst } = taxOf(
    { sac: '9997', rate, amount },
    { isIncluded: false, isInterState },
  );
  return {
    ...{ kind, year: 2026, number: 18, taxable, cgst, sgst, igst },
    ...{ total: taxable + cgst + sgst + igst + rounding, reason: 'Bill corrected' },
    of:
      kind === TaxDocumentKind.CREDIT_NOTE
        ? { kind: TaxDocumentKind.TAX_INVOICE, year: 2026, number: 17 }
        : null,
  };
};

describe('the voucher of an invoice', () => {
  it('has equal debits and credits, and debits the customer with the total', () => {
    fc.assert(
      fc.property(document, (said) => {
        const entry = entryOf(said);
        const { kind, postings } = documentVoucher(entry, 'Customers');
        expect(sumOf(postings, 'debit')).toBe(sumOf(postings, 'credit'));
        const isNote = said.kind === TaxDocumentKind.CREDIT_NOTE;
        expect(kind).toBe(isNote ? 'Credit Note' : 'Sales');
        expect(postings.find(({ ledger }) => ledger === 'Customers')).toEqual({
          ledger: 'Customers',
          debit: isNote ? 0 : entry.total,
          credit: isNote ? entry.total : 0,
        });
        for (const { debit, credit } of postings) {
          expect(Math.min(debit, credit)).toBe(0);
          expect(Math.max(debit, credit)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('has an account for each part, and the number that a credit note refers to', () => {
    const entry = { taxable: 10_000, cgst: 901, sgst: 901, igst: 0, total: 11_800, reason: null };
    const bill = { ...entry, kind: TaxDocumentKind.TAX_INVOICE, year: 2026, number: 18, of: null };
    expect(
      documentVoucher(
        bill,
        customerLedger({ id: '018f0000-0000-7000-8000-0000003f2a91', name: 'Suvai Hotels' }),
      ),
    ).toEqual({
      ...{ kind: 'Sales', number: 'INV/2627/18', narration: 'Tax invoice' },
      postings: [
        { ledger: 'Customers: Suvai Hotels (3f2a91)', debit: 11_800, credit: 0 },
        { ledger: 'Sales', debit: 0, credit: 10_000 },
        { ledger: 'Output CGST', debit: 0, credit: 901 },
        { ledger: 'Output SGST', debit: 0, credit: 901 },
        { ledger: 'Rounding', debit: 2, credit: 0 },
      ],
    });
    const note = { ...bill, kind: TaxDocumentKind.CREDIT_NOTE, of: bill, reason: 'Cancelled' };
    expect(documentVoucher(note, 'Customers').narration).toBe(
      'Credit note for INV/2627/18: Cancelled',
    );
  });
});

describe('the voucher of money', () => {
  const entry = { id: 'an-id', reference: null, reason: null };

  it('has equal debits and credits, in both directions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(PaymentKind)),
        fc.option(fc.constantFrom(...Object.values(PaymentMethod))),
        fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
        (kind, method, amount) => {
          const voucher = moneyVoucher({ ...entry, kind, method, amount }, 'Customers');
          expect(voucher.kind).toBe(amount < 0 ? 'Refund' : 'Receipt');
          expect(sumOf(voucher.postings, 'debit')).toBe(Math.abs(amount));
          expect(sumOf(voucher.postings, 'credit')).toBe(Math.abs(amount));
        },
      ),
    );
  });

  it('is posted between the method and the customer; a service charge has no customer', () => {
    const cash = { ...entry, kind: PaymentKind.REFUND, method: PaymentMethod.CASH, amount: -500 };
    expect(moneyVoucher({ ...cash, reason: 'Torn' }, 'Customers')).toEqual({
      ...{ kind: 'Refund', number: 'an-id', narration: 'Refunded in cash: Torn' },
      postings: [
        { ledger: 'Cash', debit: 0, credit: 500 },
        { ledger: 'Customers', debit: 500, credit: 0 },
      ],
    });
    const charge = { ...cash, kind: PaymentKind.SERVICE_CHARGE, method: null, amount: 200 };
    expect(moneyVoucher(charge, 'Customers').postings.map(({ ledger }) => ledger)).toEqual([
      ...['Unspecified Payment Method', 'Online Service Charges'],
    ]);
  });
});

describe('the words of a voucher', () => {
  const entry = { id: 'p1', kind: PaymentKind.PAYMENT, amount: 10_000, reason: null };
  it.each([
    [{ method: PaymentMethod.UPI, reference: 'UTR 42' }, 'Paid by UPI (UTR 42)'],
    [{ method: PaymentMethod.CASH, reference: null }, 'Paid in cash'],
    [{ method: PaymentMethod.CASH, reference: null, reason: 'Advance' }, 'Paid in cash: Advance'],
  ])('of %o are "%s"', (values, narration) => {
    expect(moneyVoucher({ ...entry, ...values }, 'Customers').narration).toBe(narration);
  });
  it('name the account of private customers, and that of an enterprise with its short id', () => {
    expect(customerLedger(null)).toBe('Customers');
    const id = '01900000-0000-7000-8000-000000abcdef';
    expect(customerLedger({ id, name: 'Nilam' })).toBe('Customers: Nilam (abcdef)');
  });
  it.each([
    [TaxDocumentKind.BILL_OF_SUPPLY, 'Bill of supply'],
    [TaxDocumentKind.TAX_INVOICE, 'Tax invoice'],
  ])('of a %s are "%s"', (kind, narration) => {
    const figures = { taxable: 100, cgst: 0, sgst: 0, igst: 0, total: 100 };
    const document = { kind, year: 2026, number: 1, ...figures, reason: null, of: null };
    expect(documentVoucher(document, 'Customers').narration).toBe(narration);
  });
});

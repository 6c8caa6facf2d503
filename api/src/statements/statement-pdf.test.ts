import { describe, expect, it } from 'vitest';
import { jpeg } from '../testing/orders/photos.js';
import { A_BUSINESS } from '../testing/invoicing/business.js';
import { imagesOf, textOf } from '../testing/invoicing/pdf-text.js';
import { printed } from './statement-rendering.js';
import {
  type MadeStatement,
  type StatementLine,
  sumsOf,
  withBalances,
} from './statement-content.js';
import { statementPdf } from './statement-pdf.js';

const { name, address, city, state, pincode } = A_BUSINESS;
const issuer = {
  ...{ name, address, city, state, pincode, gstin: '33AABCN1234A1ZD', upiId: 'nilam@okaxis' },
  ...{ bank: 'Indian Bank, Adyar', accountNumber: '123456789012', ifsc: 'IDIB000A001' },
};

const line = (values: Partial<StatementLine>): StatementLine => ({
  ...{ day: '2026-10-05', entry: 'INV', shortId: 'a1b2c3', document: 'INV/2627/18' },
  ...{ method: null, note: null, charged: 0, credited: 0, ...values },
});

function made(
  lines: StatementLine[],
  values: Partial<MadeStatement['figures']> = {},
): MadeStatement {
  const opening = 1_000_000;
  const sums = sumsOf(opening, lines);
  return {
    figures: {
      ...{ from: '2026-10-01', to: '2026-10-31', opening, ...sums, lines: lines.length },
      ...{ balanceDue: sums.closing + 700, advance: 700 },
      ageing: { upTo30: sums.closing + 700, upTo60: 0, upTo90: 0, over90: 0, held: 700 },
      ...{ notInvoiced: 0, notInvoicedOrders: 0, ...values },
    },
    content: {
      ...{ issuer, lines },
      recipient: {
        name: 'Adyar Guest House',
        phone: '9876543210',
        email: null,
        gstin: '33AAACH7409R1Z8',
        address: null,
      },
      notInvoiced: values.notInvoicedOrders
        ? [{ shortId: 'c0ffee', pickedUpOn: '2026-10-30', total: 80_000 }]
        : [],
    },
  };
}

const pagesOf = async (of: MadeStatement) => textOf(await statementPdf(printed(of, null)));

describe('a statement as PDF', () => {
  it('says from whom, for whom, and every line with the balance after it', async () => {
    const lines = [
      line({ charged: 10_000_000 }),
      line({
        entry: 'payment',
        document: null,
        method: 'bank transfer',
        note: 'N123',
        credited: 5050,
      }),
      line({ entry: 'CN', document: 'CN/2627/3', note: 'Bill corrected', credited: 700_000 }),
    ];
    const [text = ''] = await pagesOf(made(lines));
    for (const words of [
      ...['Nilam Home Care', 'GSTIN 33AABCN1234A1ZD', 'Statement', 'October 2026'],
      ...[
        'Adyar Guest House',
        'Phone 9876543210',
        'GSTIN 33AAACH7409R1Z8',
        'Balance due on 31 Oct 2026',
      ],
      ...['₹1,02,956.50', 'UPI nilam@okaxis', 'Account 123456789012'],
      ...['01 Oct 2026', 'Balance before', '₹10,000.00', 'Tax invoice INV/2627/18', 'a1b2c3'],
      ...['Payment by bank transfer · N123', 'Credit note CN/2627/3', 'Bill corrected'],
      ...['₹1,00,000.00', '₹50.50', '₹7,000.00', '0–30 days', '₹1,02,956.50', '-₹7.00'],
      'Page 1 of 1',
    ])
      expect(text.replaceAll('\n', ' ')).toContain(words);
    for (const { balance } of withBalances(1_000_000, lines))
      expect(text).toContain((balance / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }));
    expect(text).toContain('Not invoiced yet (0)');
  });

  it('has money that is held as such, and orders that are not invoiced', async () => {
    const paid = [line({ entry: 'payment', document: null, method: 'upi', credited: 1_200_000 })];
    const figures = { notInvoicedOrders: 4, notInvoiced: 320_000, advance: 200_000, balanceDue: 0 };
    const [text = ''] = await pagesOf(made(paid, figures));
    for (const words of [
      ...['Advance, paid above the bills', '₹2,000.00', 'Not invoiced yet (4)', 'c0ffee'],
      ...['30 Oct 2026', 'and 3 more', '4 orders', '₹3,200.00'],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('UPI nilam@okaxis');
  });

  it('has no minus before nothing', async () => {
    const ageing = { upTo30: 1_000_000, upTo60: 0, upTo90: 0, over90: 0, held: 0 };
    const [text = ''] = await pagesOf(made([], { ageing }));
    expect(text).toContain('Paid, no invoice yet');
    expect(text).toContain('₹0.00');
    expect(text).not.toContain('-₹0.00');
  });

  it('has the logo of the business above its name', async () => {
    const logo = { content: new Uint8Array(await jpeg(560, 192)), width: 560, height: 192 };
    const file = await statementPdf(printed(made([]), logo));
    expect(await imagesOf(file)).toEqual([{ width: 140, height: 48 }]);
    expect((await textOf(file))[0]).toMatch(/^Nilam Home Care/);
  });

  it('takes any number of pages up to the limit, with column headers on each, and is refused beyond it', async () => {
    const many = (count: number) =>
      made(Array.from({ length: count }, () => line({ charged: 100 })));
    const pages = await pagesOf(many(100));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, text] of pages.entries())
      expect(text).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(pages.filter((text) => text.includes('Charged'))).toHaveLength(pages.length);
    expect(pages.join().split('INV/2627/18')).toHaveLength(101);
    expect(() => printed(many(1001), null)).toThrow('more than 1000 lines');
  });
});

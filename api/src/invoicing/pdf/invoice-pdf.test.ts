import { describe, expect, it } from 'vitest';
import { jpeg } from '../../testing/orders/photos.js';
import { A_BUSINESS } from '../../testing/invoicing/business.js';
import { heightsOf, imagesOf, linksOf, textOf } from '../../testing/invoicing/pdf-text.js';
import { makeContent, type Recipient, type Supply } from '../document-content.js';
import { type Printed, invoicePdf } from './invoice-pdf.js';

const ISSUER = {
  ...A_BUSINESS,
  ...{ gstin: '33AABCN1234A1ZD', upiId: 'nilam@okaxis', bank: 'Indian Bank, Adyar' },
  ...{ accountNumber: '123456789012', ifsc: 'IDIB000A001' },
};
const KAVYA: Recipient = {
  ...{ name: 'Kavya Raman', phone: '9876543210', email: 'kavya@example.in' },
  address: '12 Car Street, Mylapore, Chennai, Tamil Nadu - 600004',
};
const SUPPLY: Supply = {
  ...{ shortId: 'a1b2c3', pickedUpOn: '2026-11-20', deliveredOn: '2026-11-23' },
  lines: [{ name: 'Silk saree', quantity: 2, price: 5_000_000, amount: 10_000_000 }],
  beside: [{ words: 'Discount 10% (Regular customer)', amount: -1_000_000 }],
};

function printed(recipient = KAVYA, supply = SUPPLY, issuer: typeof ISSUER | object = {}): Printed {
  const { content, sums } = makeContent({ ...ISSUER, ...issuer }, recipient, supply);
  const kind = content.issuer.gstin ? 'INV' : 'BOS';
  const number = { kind, year: 2026, number: 18, issuedOn: '2026-11-23', reason: null } as const;
  return {
    document: { ...number, content, ...sums },
    refersTo: null,
    creditedBy: null,
    due: 4_000_000,
    payOnline: null,
    logo: null,
  };
}

const pagesOf = async (of: Printed) => textOf(await invoicePdf(of));

describe('a tax invoice', () => {
  it('has issuer, customer, items, place and amounts as text', async () => {
    const [text] = await pagesOf(printed());
    for (const words of [
      ...['Tax invoice', 'No. INV/2627/18', 'Date 23 Nov 2026', 'Nilam Home Care'],
      ...['GSTIN 33AABCN1234A1ZD', 'Kavya Raman', 'Phone 9876543210', 'kavya@example.in'],
      ...[
        'Place of supply: Tamil Nadu (33)',
        'SAC',
        'Silk saree',
        '9997',
        '₹50,000.00',
        '₹1,00,000.00',
      ],
      ...['Discount 10% (Regular customer)', '-₹10,000.00', 'Taxable value', '₹76,271.18'],
      ...['CGST 9%', 'SGST 9%', '₹6,864.41', 'Total', '₹90,000.00', 'reverse charge: No'],
      ...['₹40,000.00 to be paid', 'UPI nilam@okaxis', 'Account 123456789012', 'IFSC IDIB000A001'],
      ...['Rupees Ninety Thousand Only', 'Delivered on 23 Nov 2026', 'Page 1 of 1'],
    ])
      expect(text).toContain(words);
  });

  it('has a tax row also for a rate of 0, lowest rate first', async () => {
    const far = { ...KAVYA, address: '1 MG Road, Bengaluru, Karnataka - 560001' };
    const item = { name: 'Shirt', quantity: 1, price: 10_000, amount: 10_000, sac: '999712' };
    const lines = [1200, 0, 500].map((rate) => ({ ...item, rate }));
    const taxesIn = async (recipient: Recipient) => {
      const [text = ''] = await pagesOf(printed(recipient, { ...SUPPLY, lines, beside: [] }));
      return text.match(/[CSI]GST [\d.]+%/g);
    };
    expect(await taxesIn(far)).toEqual(['IGST 0%', 'IGST 5%', 'IGST 12%']);
    expect(await taxesIn(KAVYA)).toEqual([
      ...['CGST 0%', 'SGST 0%', 'CGST 2.5%', 'SGST 2.5%', 'CGST 6%', 'SGST 6%'],
    ]);
  });

  it('has the GSTIN of its customer, and none without one', async () => {
    const [with_ = ''] = await pagesOf(printed({ ...KAVYA, gstin: '33AABCU9603R1ZU' }));
    expect(with_).toMatch(/Billed to\s+Kavya Raman\s+GSTIN 33AABCU9603R1ZU/);
    for (const recipient of [KAVYA, { ...KAVYA, gstin: null }]) {
      const [without = ''] = await pagesOf(printed(recipient));
      expect(without.match(/GSTIN/g)).toHaveLength(1);
    }
  });

  it.each([
    'கவிதா ராமன்',
    'राज कुमार',
    'శ్రీనివాస్',
    'ಲಕ್ಷ್ಮಿ',
    'ശ്രീമതി',
    'লক্ষ্মী',
    'લક્ષ્મી',
    'ਗੁਰਪ੍ਰੀਤ',
    'ଲକ୍ଷ୍ମୀ',
  ])('has the name %s in letters of its script, also behind others', async (name) => {
    const [text = ''] = await pagesOf(printed({ ...KAVYA, name: `Mr. ${name} Zoë` }));
    expect(text).toContain('Zoë');
    expect(text.normalize('NFC')).toContain(name[0]);
  });

  it('draws two scripts on one line', async () => {
    const pdf = await invoicePdf(printed({ ...KAVYA, name: 'Kavya கவிதா Raman' }));
    const heights = await heightsOf(pdf, ['Kavya', 'கவி', 'Raman']);
    expect(heights.length).toBeGreaterThan(1);
    expect(new Set(heights).size).toBe(1);
  });

  it('continues on more pages with repeated column headings', async () => {
    const one = { name: 'Shirt '.repeat(12), quantity: 1, price: 100, amount: 100 };
    const lines = Array.from({ length: 100 }, () => one);
    const pages = await pagesOf(printed(KAVYA, { ...SUPPLY, lines, beside: [] }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, text] of pages.entries())
      expect(text).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(pages[1]).toContain('Pieces');
    expect(pages.join('').match(/Shirt/g)).toHaveLength(1200);
    expect(pages.at(-1)).toContain('to be paid');
  });
});

const PAY_ONLINE = {
  typed: 'https://nilam.example/account',
  url: 'https://nilam.example/account?order=1',
};

it('the online payment URL is in the PDF as text and as a link', async () => {
  const file = await invoicePdf({ ...printed(), payOnline: PAY_ONLINE });
  expect((await textOf(file))[0]).toContain('Pay online at https://nilam.example/account');
  expect(await linksOf(file)).toEqual([PAY_ONLINE.url]);
  const paid = await invoicePdf({ ...printed(), payOnline: PAY_ONLINE, due: 0 });
  expect(await linksOf(paid)).toEqual([]);
});

it.each([
  ['wide', [560, 100], { width: 140, height: 25 }],
  ['tall', [60, 192], { width: 15, height: 48 }],
  ['small', [20, 10], { width: 20, height: 10 }],
] as const)(
  'a %s logo stands above the name, in its proportion',
  async (_what, [width, height], size) => {
    const content = new Uint8Array(await jpeg(width, height));
    const file = await invoicePdf({ ...printed(), logo: { content, width, height } });
    expect(await imagesOf(file)).toEqual([size]);
    expect((await textOf(file))[0]).toMatch(/^Nilam Home Care/);
    expect(await imagesOf(await invoicePdf(printed()))).toEqual([]);
  },
);

it('an unreadable logo is left out', async () => {
  const whole = new Uint8Array(await jpeg(60, 60));
  for (const content of [new Uint8Array(), whole.subarray(0, 20), whole.subarray(20)]) {
    const file = await invoicePdf({ ...printed(), logo: { content, width: 60, height: 60 } });
    expect(await imagesOf(file)).toEqual([]);
    expect(await textOf(file)).toEqual(await pagesOf(printed()));
  }
});

it('a credit note names the cancelled document and asks for no payment', async () => {
  const { document } = printed();
  const note = { ...document, kind: 'CN', number: 2, reason: 'Bill corrected' } as const;
  const asked = { creditedBy: null, due: 500, payOnline: PAY_ONLINE, logo: null };
  const [text] = await pagesOf({ document: note, refersTo: document, ...asked });
  expect(text).toContain('Credit note');
  expect(text).toContain('For INV/2627/18 of 23 Nov 2026');
  expect(text).toContain('Reason: Bill corrected');
  expect(text).not.toContain('to be paid');
});

it('a cancelled document names the credit note and asks for no payment', async () => {
  const invoice = printed();
  const note = { ...invoice.document, kind: 'CN', number: 2 } as const;
  const [text] = await pagesOf({ ...invoice, creditedBy: note });
  expect(text).toContain('Cancelled by CN/2627/2 of 23 Nov 2026');
  expect(text).not.toContain('to be paid');
});

it('a bill of supply says that there is no tax', async () => {
  const [text] = await pagesOf(printed(KAVYA, SUPPLY, { gstin: null }));
  expect(text).toContain('Bill of supply');
  expect(text).toContain('no tax is charged');
  expect(text).not.toMatch(/CGST|GSTIN|Taxable|SAC|9997/);
});

import { ToWords } from 'to-words/en-IN';
import { formatPaise } from '../../platform/money.js';
import type { DocumentContent, DocumentTotals } from '../document-content.js';
import { LEFT, RIGHT, type Sheet, type Style, WIDTH } from './page-layout.js';

/** A tax rate in hundredths of a percent as text: 1800 becomes "18%". */
export const percent = (rate: number): string => `${rate / 100}%`;

const words = new ToWords({ converterOptions: { currency: true } });

/** An amount in words: 10000000 paise becomes "Rupees One Lakh Only". */
const inWords = (paise: number): string =>
  `Rupees ${words.convert(paise / 100).replace(/ Rupees?/, '')}`;

interface Summed extends DocumentTotals {
  content: DocumentContent;
}

/** Tax rows by rate, lowest first: label, taxable amount and tax. */
export const taxRates = ({
  taxes,
  placeOfSupply,
  issuer,
}: DocumentContent): [string, number][][] => {
  const isInterState = placeOfSupply !== issuer.state;
  const rates = [...Map.groupBy(taxes, ({ rate }) => rate)].toSorted(([one], [two]) => one - two);
  return rates.map(([rate, of]) => {
    const all = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
      of.reduce((sum, tax) => sum + tax[part], 0);
    const base = rates.length > 1 ? ` on ${formatPaise(all('taxable'))}` : '';
    if (isInterState) return [[`IGST ${percent(rate)}${base}`, all('igst')]];
    const half = `${percent(rate / 2)}${base}`;
    return [
      [`CGST ${half}`, all('cgst')],
      [`SGST ${half}`, all('sgst')],
    ];
  });
};

/** Draws the sums; returns the height at the end. */
export function sums(
  sheet: Sheet,
  { content, taxable, total, rounding }: Summed,
  top: number,
): number {
  const lines: [string, number][] = [
    ...(content.taxes.length ? [['Taxable value', taxable] satisfies [string, number]] : []),
    ...taxRates(content).flat(),
    ...(rounding ? [['Rounding', rounding] satisfies [string, number]] : []),
  ];
  let y = sheet.room(top, 24 * (lines.length + 3));
  sheet.rule(y);
  y += 8;
  const sum = (name: string, amount: number, style: Style) => {
    sheet.write(name, { x: LEFT + 240, y, width: 150 }, style);
    const at = { x: RIGHT - 110, y, width: 110 };
    y = sheet.write(formatPaise(amount), at, { ...style, align: 'right' }) + 4;
  };
  for (const [name, amount] of lines) sum(name, amount, {});
  sum('Total', total, { bold: true, size: 12 });
  const note = (text: string) => {
    y = sheet.write(text, { x: LEFT + 240, y, width: WIDTH - 240 }, { size: 8, muted: true }) + 2;
  };
  note(inWords(total));
  if (content.taxes.length)
    note(content.order.taxIsAdded ? 'Prices exclude GST.' : 'Prices include GST.');
  return y + 12;
}

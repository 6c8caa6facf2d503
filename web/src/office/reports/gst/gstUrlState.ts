import { gstinRefusal } from '@laundry/api/rules/gstin';
import { todayPlus } from '../../../ui/format/dates';
import { dayAfter } from '../reportUrlState';

/** Filter of the GST return in the page address. */
export interface GstUrlState {
  /** YYYY-MM. For a quarter it is any of the three months. */
  month: string;
  isQuarter: boolean;
  /** First and last day of the month or quarter, YYYY-MM-DD. */
  from: string;
  to: string;
  /** The company's GSTIN to filter by. Null for all. */
  gstin: string | null;
}

/** India introduced GST in this month. */
export const firstMonth = '2017-07';

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The month this many months later. Negative for earlier. */
function monthAfter(month: string, months: number): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  const count = year * 12 + ofYear - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** First month of the quarter of a month: January, April, July or October. */
const quarterOf = (month: string): string => monthAfter(month, -((Number(month.slice(5)) - 1) % 3));

/**
 * Reads the period from the page address. The default is the last complete month or quarter. A
 * future period is ignored.
 */
export function readGstUrlState(params: URLSearchParams, today = todayPlus()): GstUrlState {
  const isQuarter = params.get('return') === 'quarter';
  const now = today.slice(0, 7);
  const said = params.get('month') ?? '';
  const isKnown = isMonth(said) && said >= firstMonth && said <= now;
  const month = isKnown ? said : monthAfter(isQuarter ? quarterOf(now) : now, -1);
  const first = isQuarter ? quarterOf(month) : month;
  const gstin = params.get('gstin');
  return {
    ...{ month, isQuarter, from: `${first}-01` },
    to: dayAfter(`${monthAfter(first, isQuarter ? 3 : 1)}-01`, -1),
    gstin: gstin && !gstinRefusal(gstin) ? gstin : null,
  };
}

interface Issued {
  hasGstin: boolean;
  gstins: readonly string[];
  documentsWithoutGstin: number;
}

/** The reason why there is nothing to file for a period, as a text. */
export function whyNothing({ hasGstin, gstins, documentsWithoutGstin }: Issued): {
  title: string;
  text: string;
} {
  if (gstins.length)
    return {
      title: 'No invoices with this GSTIN',
      text: 'The invoices of this period have another GSTIN.',
    };
  if (!hasGstin)
    return {
      title: 'Nothing to file',
      text: 'The business has no GSTIN. Its bills of supply carry no tax and are not reported.',
    };
  if (documentsWithoutGstin)
    return {
      title: 'Nothing to file',
      text: 'The business had no GSTIN when these invoices were issued, so they are not reported.',
    };
  return {
    title: 'No invoices in this period',
    text: 'A business with a GSTIN must still file a nil return.',
  };
}

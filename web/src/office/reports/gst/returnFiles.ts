import type { GstUrlState } from './gstUrlState';

/** Sheets of the offline tool for form GSTR-1, in its order, with plain names. */
export const gstFiles = {
  b2b: 'Invoices to recipients with a GSTIN',
  b2cl: 'Large invoices to other states, without a GSTIN',
  b2cs: 'All other sales, by state and rate',
  cdnr: 'Credit notes to recipients with a GSTIN',
  cdnur: 'Credit notes for large invoices to other states',
  exemp: 'Nil-rated sales',
  'hsn-b2b': 'Services sold to recipients with a GSTIN',
  'hsn-b2c': 'Services sold to all others',
  docs: 'Numbers of invoices and credit notes',
} as const;
export type GstFile = keyof typeof gstFiles;

/** Path of a file of the return. */
export const gstPath = (file: GstFile, { from, to, gstin }: GstUrlState): string =>
  `/api/report/gst/${file}.csv?${new URLSearchParams({ from, to, ...(gstin && { gstin }) }).toString()}`;

/** Path of the journal. It covers the whole company, without the GSTIN filter. */
export const journalPath = ({ from, to }: GstUrlState): string =>
  `/api/report/journal.csv?${new URLSearchParams({ from, to }).toString()}`;

/** Name of a file. It contains the month, or the first and last month of a quarter. */
export const fileName = (file: GstFile | 'journal', { from, to, isQuarter }: GstUrlState): string =>
  [
    file === 'journal' ? file : `gst-${file}`,
    from.slice(0, 7),
    ...(isQuarter ? [to.slice(0, 7)] : []),
  ].join('-');

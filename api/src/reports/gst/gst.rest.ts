import { type CsvFile, type CsvRow, percentOf, rupeesOf } from '../../rest/csv.js';
import type { RestRoute } from '../../rest/route.js';

// CSV files that the returns offline tool of gst.gov.in imports, one for each of its sheets
// (GSTR-1, tool 3.2). Since the advisory of 1 May 2025 on table 12, registered and other recipients
// have separate sheets. The tool finds columns by the names of its sheets. The same names are in
// india-compliance, gst_india/utils/gstr_1/gstr_1_export.py. Where a sheet has no column for the
// tax, the tool computes it from rate and taxable value. The files have no byte order mark, because
// the tool would read it as part of the first name.

type Columns = CsvFile['columns'];

const same =
  (name: string) =>
  (row: CsvRow): unknown =>
    row[name];
const always = (value: string) => (): string => value;
const rupees =
  (name: string) =>
  (row: CsvRow): string =>
    rupeesOf(row[name]);

const registered: Columns = {
  'GSTIN/UIN of Recipient': same('recipientGstin'),
  'Receiver Name': same('recipientName'),
};
const invoice: Columns = {
  'Invoice Number': same('number'),
  'Invoice date': same('issuedOn'),
  'Invoice Value': rupees('total'),
  'Place Of Supply': same('placeOfSupply'),
};
const note: Columns = {
  'Note Number': same('number'),
  'Note Date': same('issuedOn'),
  'Note Type': always('C'),
  'Place Of Supply': same('placeOfSupply'),
};
/** Empty column, because no reduced rate applies. */
const reducedRate: Columns = { 'Applicable % of Tax Rate': always('') };
const rate: Columns = { Rate: (row) => percentOf(row['rate']) };
const taxed: Columns = {
  ...reducedRate,
  ...rate,
  'Taxable Value': rupees('taxable'),
  'Cess Amount': always('0.00'),
};
const ecommerce: Columns = { 'E-Commerce GSTIN': always('') };
const taxParts: Columns = {
  'Taxable Value': rupees('taxable'),
  'Integrated Tax Amount': rupees('igst'),
  'Central Tax Amount': rupees('cgst'),
  'State/UT Tax Amount': rupees('sgst'),
  'Cess Amount': always('0.00'),
};

const DAYS = '$from: CalendarDate!, $to: CalendarDate!, $gstin: Gstin';
const ARGS = 'from: $from, to: $to, gstin: $gstin';

const COLUMNS =
  'Columns as in the GSTR-1 offline tool of gst.gov.in; amounts in rupees with two decimals. Parameters as in the GraphQL query of the same data.';

/** A CSV file of the rows that `document` returns. */
const file = (
  name: string,
  what: string,
  document: string,
  csv: Pick<CsvFile, 'columns' | 'rowsUnder'>,
): RestRoute => ({
  ...{ method: 'GET', path: `/report/gst/${name}.csv`, document, byPermission: true },
  description: `${what} as CSV in UTF-8. ${COLUMNS}`,
  variables: { from: 'query.from', to: 'query.to', gstin: 'query.gstin' },
  csv: { name: `gst-${name}`, isPlain: true, ...csv },
});

/** A CSV file of the invoices of a table, with a row for each rate. */
const documents = (name: string, what: string, columns: Columns): RestRoute =>
  file(
    name,
    what,
    `query (${DAYS}, $first: Int!, $after: String) {
      gstInvoices(${ARGS}, table: ${name.toUpperCase()}, first: $first, after: $after) {
        nodes { number issuedOn total recipientGstin recipientName placeOfSupply taxes { rate taxable } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    { rowsUnder: 'taxes', columns },
  );

const services = (name: string, what: string, isRegistered: boolean): RestRoute =>
  file(
    name,
    what,
    `query (${DAYS}) {
      gstHsnSummary(${ARGS}, registered: ${isRegistered}) { sac description rate value taxable cgst sgst igst }
    }`,
    {
      columns: {
        HSN: same('sac'),
        Description: same('description'),
        // Unit quantity code: services have NA and no quantity.
        UQC: always('NA'),
        'Total Quantity': always('0.00'),
        'Total Value': rupees('value'),
        ...rate,
        ...taxParts,
      },
    },
  );

const nilRatedLine = ({ isInterState, isRegistered }: CsvRow): string =>
  `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`;

export const gstRoutes: RestRoute[] = [
  documents('b2b', 'Invoices to recipients with a GSTIN', {
    ...registered,
    ...invoice,
    'Reverse Charge': always('N'),
    ...reducedRate,
    'Invoice Type': always('Regular B2B'),
    ...ecommerce,
    ...taxed,
  }),
  documents(
    'b2cl',
    'Invoices above one lakh rupees to recipients without a GSTIN in another state,',
    {
      ...invoice,
      ...taxed,
      ...ecommerce,
    },
  ),
  file(
    'b2cs',
    'Supplies to recipients without a GSTIN that b2cl.csv does not list, less their credit notes, by place of supply and rate,',
    `query (${DAYS}) { gstB2cs(${ARGS}) { placeOfSupply rate taxable } }`,
    {
      columns: {
        Type: always('OE'),
        'Place Of Supply': same('placeOfSupply'),
        ...taxed,
        ...ecommerce,
      },
    },
  ),
  documents('cdnr', 'Credit notes for invoices to recipients with a GSTIN', {
    ...registered,
    ...note,
    'Reverse Charge': always('N'),
    'Note Supply Type': always('Regular B2B'),
    'Note Value': rupees('total'),
    ...taxed,
  }),
  documents('cdnur', 'Credit notes for invoices of b2cl.csv', {
    'UR Type': always('B2CL'),
    ...note,
    'Note Value': rupees('total'),
    ...taxed,
  }),
  services(
    'hsn-b2b',
    'Supplies to recipients with a GSTIN, by service accounting code and rate,',
    true,
  ),
  services(
    'hsn-b2c',
    'Supplies to recipients without a GSTIN, by service accounting code and rate,',
    false,
  ),
  file(
    'exemp',
    'Supplies at a rate of 0, less their credit notes,',
    `query (${DAYS}) { gstNilRated(${ARGS}) { isInterState isRegistered amount } }`,
    {
      columns: {
        Description: nilRatedLine,
        'Nil Rated Supplies': rupees('amount'),
        'Exempted(other than nil rated/non GST supply)': always('0.00'),
        'Non-GST Supplies': always('0.00'),
      },
    },
  ),
  file(
    'docs',
    'Numbers of the invoices and credit notes that were issued',
    `query (${DAYS}) { gstDocuments(${ARGS}) { isCreditNote firstNumber lastNumber count } }`,
    {
      columns: {
        'Nature of Document': ({ isCreditNote }) =>
          isCreditNote ? 'Credit Note' : 'Invoices for outward supply',
        'Sr. No. From': same('firstNumber'),
        'Sr. No. To': same('lastNumber'),
        'Total Number': same('count'),
        Cancelled: always('0'),
      },
    },
  ),
];

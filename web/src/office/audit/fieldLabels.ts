import { formatDate, formatDateTime } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import { toPercent } from '../../ui/format/percent';
import { spelledOut } from './auditLabels';

/** Labels of fields that differ from their schema names. */
const fieldNames: Record<string, string> = {
  adminBySetting: 'Admin set by the server',
  archivedAt: 'Deleted',
  byPasskey: 'With a passkey',
  countAtPickup: 'Count pieces at pickup',
  countIntoPlant: 'Count pieces into the plant',
  countOutOfPlant: 'Count pieces out of the plant',
  deliveryDate: 'Delivered',
  counterCollection: 'Collected at the counter',
  emailProved: 'Email confirmed',
  express: 'Express',
  expressAmount: 'Express surcharge',
  expressBasisPoints: 'Express surcharge',
  failNote: 'Note',
  failReason: 'Reason',
  file: 'File',
  fromStatus: 'From',
  gstin: 'GSTIN',
  ifsc: 'IFSC',
  lines: 'Lines',
  passkeyAllowedFor: 'May add a first passkey',
  walkIn: 'Walk-in',
  pickupName: 'Contact person',
  pickupPhoneNumber: 'Pickup phone',
  sac: 'SAC',
  slotEnds: 'Time until',
  slotStarts: 'Time from',
  toStatus: 'To',
  upiId: 'UPI ID',
  userId: 'Customer ID',
};

export const fieldLabel = (name: string): string => fieldNames[name] ?? spelledOut(name);

const amounts = new Set([
  ...['amount', 'amountPaid', 'applied', 'overpayment', 'paidAmount', 'price'],
  ...[
    'serviceCharge',
    'total',
    'totalPrice',
    'expected',
    'counted',
    'creditLimit',
    'expressAmount',
  ],
]);

const rates = new Set(['taxRate', 'expressBasisPoints']);

/** A line of an order, a price list or a bill. */
interface Line {
  name?: string;
  cloth?: string;
  kind?: string;
  quantity?: number;
  price?: number;
  amount?: number;
  reason?: string;
}

/** Text of a line, such as "2 × Shirt, ₹50.00". */
function lineText({ name, cloth, kind, quantity, price, amount, reason }: Line): string {
  const what = name ?? cloth ?? kind ?? '';
  const counted = quantity === undefined ? what : `${quantity} × ${what}`;
  const money = price ?? amount;
  const text = money === undefined ? counted : `${counted}, ${formatMoney(money)}`;
  return reason ? `${text}: ${reason}` : text;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function textOf(name: string, value: unknown): string {
  if (rates.has(name) && typeof value === 'number') return `${toPercent(value)}%`;
  if (typeof value === 'number') return amounts.has(name) ? formatMoney(value) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value
      .map((one: unknown) => (name === 'lines' ? lineText(one as Line) : textOf(name, one)))
      .join('\n');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isDay.test(value)) return formatDate(value);
  // The filter of an export uses enum names of the schema.
  if (/status(es)?$/i.test(name)) return value.toLowerCase().replaceAll('_', ' ');
  // The database writes the UTC offset as +00:00 instead of Z.
  return isMoment.test(value) ? formatDateTime(value) : value;
}

/** Formats an audited value. Empty for a missing one. */
export function fieldText(name: string, json: string | null | undefined): string {
  if (json === null || json === undefined) return '';
  try {
    return textOf(name, JSON.parse(json) as unknown);
  } catch {
    return json;
  }
}

export interface FieldChange {
  name: string;
  before?: string | null;
  after?: string | null;
}

/** Text of a change, such as "Price: ₹50.00 → ₹60.00". */
export function changeText({ name, before, after }: FieldChange): string {
  const [was, is] = [fieldText(name, before), fieldText(name, after)].map((text) =>
    text.replaceAll('\n', '; '),
  );
  return `${fieldLabel(name)}: ${[was, is].filter(Boolean).join(' → ') || '-'}`;
}

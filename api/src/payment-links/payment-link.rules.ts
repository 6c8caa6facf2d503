import { SERVICE_CHARGE } from '../payments/service-charge.js';

/** Validity of a link in days. A job replaces the link before its last day. */
export const LINK_DAYS = 30;

/** Column of an order that determines the amount of its link. */
export interface AmountDue {
  /** Amount due in paise. */
  due: number;
}

/**
 * Amount of an order's payment link in paise: the amount due and the service charge. 0 when nothing
 * is due.
 */
export const linkAmount = ({ due }: AmountDue): number => (due > 0 ? due + SERVICE_CHARGE : 0);

/**
 * Whether the unpaid part of a link equals the amount that the order needs. A partial payment pays
 * the service charge first.
 */
export const isAmountCurrent = (
  link: { amount: number; amountPaid: number },
  order: AmountDue,
): boolean =>
  linkAmount(order) > 0 &&
  link.amount - link.amountPaid === linkAmount(order) - Math.min(link.amountPaid, SERVICE_CHARGE);

/**
 * Outcome of a webhook, or of a payment in a response of the provider. Only `applied` changes the
 * ledger. `link closed` means that the link was cancelled or expired.
 */
export type Outcome =
  | 'applied'
  | 'link closed'
  | 'repeated'
  | 'ignored'
  | 'unknown link'
  | 'unknown order'
  | 'wrong amount'
  | 'wrong currency'
  | 'not captured';

import { SERVICE_CHARGE } from '../payments/service-charge.js';

/** Validity of a link in days; it is renewed before the last one. */
export const LINK_DAYS = 30;

/** Data of an order that determine its link. */
export interface Owing {
  /** In paise. */
  due: number;
}

/** Amount of an order's payment link, in paise; 0 when there is nothing to pay. */
export const amountToAsk = ({ due }: Owing): number => (due > 0 ? due + SERVICE_CHARGE : 0);

/**
 * Whether the rest of the link equals the amount that the order asks for. Part payments pay the
 * service charge first.
 */
export const asksRightly = (link: { amount: number; amountPaid: number }, order: Owing): boolean =>
  amountToAsk(order) > 0 &&
  link.amount - link.amountPaid === amountToAsk(order) - Math.min(link.amountPaid, SERVICE_CHARGE);

/** Result of a payment event. Only `applied` changes the ledger. */
export type Outcome =
  | 'applied'
  | 'noted'
  | 'repeated'
  | 'ignored'
  | 'unknown link'
  | 'unknown order'
  | 'wrong amount'
  | 'wrong currency'
  | 'not captured';

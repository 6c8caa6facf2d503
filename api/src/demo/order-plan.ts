import type { OrderStatus } from '../orders/order.status.js';
import type { PaidAs } from './books/ledger.js';
import type { DemoCustomer } from './people.js';

/** The story of one order. */
export interface OrderPlan {
  customer: DemoCustomer;
  created: Date;
  /** Statuses after waiting for pickup, in the order they were reached. */
  path: readonly OrderStatus[];
  paid: PaidAs;
  /** Reason of the cancellation. */
  reason?: string;
  rescheduled?: boolean;
  /** Days from today to the pickup, for one that waits. */
  pickup?: number;
  /** Was brought to the counter. */
  walkIn?: boolean;
  /** Was promised by yesterday. */
  late?: boolean;
  /** A wrong delivery code was tried. */
  wrongCode?: boolean;
}

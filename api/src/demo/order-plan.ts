import type { OrderStatus } from '../../rules/order-status.js';
import type { PaidAs } from './accounting/ledger.js';
import type { DemoCustomer } from './people.js';

/** The planned history of one demo order. */
export interface OrderPlan {
  customer: DemoCustomer;
  created: Date;
  /** Statuses after waiting for pickup, in sequence. */
  path: readonly OrderStatus[];
  paid: PaidAs;
  /** Reason of the cancellation. */
  reason?: string;
  rescheduled?: boolean;
  /** Days from today to the pickup, for an order that waits for it. */
  pickup?: number;
  /** Whether the customer brought the laundry to the counter. */
  walkIn?: boolean;
  /** Whether the promised date has passed before the delivery. */
  late?: boolean;
  /** Whether a wrong delivery code was entered. */
  wrongCode?: boolean;
}

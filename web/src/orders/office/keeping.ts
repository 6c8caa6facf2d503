import { createContext } from 'react';
import type {
  OrderDialog_OrderFragment,
  UseOrderChange_OrderFragment,
} from '../../graphql/generated';

/** Of a page that goes on without a network. */
export interface Keeping {
  /** Keeps what could not be sent, to be sent later. False where it has to fail. */
  keep: (error: unknown) => boolean;
  /** Something of an order was sent: what it takes the place of goes. With the order as it made it, where it was shown. */
  sent: (orderId: string, now?: UseOrderChange_OrderFragment) => void;
  /** Paise that were taken for an order and wait to be sent. */
  paidUnsent: (orderId: string) => number;
  /** An order as it was when it was last asked for. */
  orderOf: (id: string) => OrderDialog_OrderFragment | undefined;
}

export const KeepingContext = createContext<Keeping | null>(null);

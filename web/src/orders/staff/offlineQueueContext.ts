import { createContext } from 'react';
import type { OrderDialog_OrderFragment } from './dialog/OrderDialog.generated';
import type { UseOrderChange_OrderFragment } from './useOrderChange.generated';

/** Offline queue of a page that works without network. */
export interface OfflineQueue {
  /** Stores an action to send it later. False if the error is not about the network. */
  enqueue: (error: unknown) => boolean;
  /**
   * Called after an action of the order was sent. Drops the rejected action that the driver
   * repeated. `now` is the changed order, if it was on screen.
   */
  markSent: (orderId: string, now?: UseOrderChange_OrderFragment) => void;
  /** Paise received for an order that are not sent yet. */
  queuedPayments: (orderId: string) => number;
  /** The order as the server last sent it. */
  orderOf: (id: string) => OrderDialog_OrderFragment | undefined;
}

export const OfflineQueueContext = createContext<OfflineQueue | null>(null);

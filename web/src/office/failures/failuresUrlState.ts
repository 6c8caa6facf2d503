import type { FailureFilter } from '../../graphql/schema.generated';
import { toDay } from '../../ui/format/dates';

/** Reads the filter from the page address. Invalid values are ignored. */
export function failureFilter(params: URLSearchParams): FailureFilter {
  const filter = {
    dismissed: params.get('show') === 'dismissed',
    from: toDay(params.get('from')) || null,
    to: toDay(params.get('to')) || null,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

interface Failed {
  failureReason: string;
  notRetryableReason?: string | null;
  dismissedBy?: { name: string } | null;
  dismissalReason?: string | null;
}

/** Reason of the failure, its consequence, and why it was dismissed. */
export const failureText = ({
  failureReason,
  notRetryableReason,
  dismissedBy,
  dismissalReason,
}: Failed): string =>
  [
    failureReason,
    notRetryableReason,
    dismissalReason &&
      `Dismissed${dismissedBy ? ` by ${dismissedBy.name}` : ''}: ${dismissalReason}`,
  ]
    .filter(Boolean)
    .join('. ');

/** Fields that failed mails and webhooks share. */
export interface FailedRow extends Failed {
  id: string;
  createdAt: string;
  orderId: string | null;
  attempts: number | null;
  lastAttemptAt: string | null;
  dismissedAt: string | null;
}

/** Short name of an order in the back-office. */
export const orderName = (orderId: string): string => `#${orderId.slice(-6)}`;

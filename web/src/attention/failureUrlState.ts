import type { FailedFilter } from '../graphql/generated';
import { toDay } from '../ui/format/dates';

/** What the URL asks a list of what failed to show; anything unreadable in it counts as not asked. */
export function failedFilter(params: URLSearchParams): FailedFilter {
  const filter = {
    setAside: params.get('show') === 'aside',
    from: toDay(params.get('from')) || null,
    to: toDay(params.get('to')) || null,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

interface Failed {
  trouble: string;
  notAgain?: string | null;
  setAsideBy?: string | null;
  setAsideReason?: string | null;
}

/** Reason of the failure, its consequence, and why it was dismissed. */
export const troubleText = ({ trouble, notAgain, setAsideBy, setAsideReason }: Failed): string =>
  [
    trouble,
    notAgain,
    setAsideReason && `Dismissed${setAsideBy ? ` by ${setAsideBy}` : ''}: ${setAsideReason}`,
  ]
    .filter(Boolean)
    .join('. ');

/** What mails and webhooks that failed have in common. */
export interface FailedRow extends Failed {
  id: string;
  createdAt: string;
  orderId: string | null;
  tries: number | null;
  triedAt: string | null;
  setAsideAt: string | null;
}

/** As the office names an order. */
export const orderName = (orderId: string): string => `#${orderId.slice(-6)}`;

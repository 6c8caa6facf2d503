import type { Viewer } from '../../auth/viewer.js';
import { requireVersion } from '../../users/version-conflict.service.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import type { Em } from '../../database.js';
import { archiveEnterprise, lockEnterprise } from '../../enterprises/enterprises.service.js';
import { conflict } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { type OpenBalance, openOrdersAndBalanceOf } from './open-balance.queries.js';

/** Open orders, amounts due and refunds as text; null when there are none. */
function describeOpenBalance({ orders, due, toRefund }: OpenBalance): string | null {
  const parts = [
    orders ? `${orders} ${orders === 1 ? 'order is' : 'orders are'} open` : '',
    due ? `${formatPaise(due)} is due` : '',
    toRefund ? `${formatPaise(toRefund)} is to be refunded` : '',
  ].filter(Boolean);
  const last = parts.pop();
  if (!last) return null;
  return parts.length ? `${parts.join(', ')} and ${last}` : last;
}

/**
 * Archives an enterprise; its orders stay. Throws CONFLICT while an order is open, or while an
 * amount is due or to be refunded. The lock prevents a booking at the same time.
 */
export function deleteEnterprise(
  viewer: Viewer,
  { em }: { em: Em },
  { id, version }: ExpectedVersion,
): Promise<void> {
  return em.transactional(async (tx) => {
    const enterprise = await lockEnterprise(tx, id);
    await requireVersion(tx, viewer, 'Enterprise', { current: enterprise, version });
    const open = describeOpenBalance(await openOrdersAndBalanceOf(tx, enterprise.id));
    if (open)
      throw conflict(
        'SETTLEMENT_OPEN',
        `${enterprise.name} cannot be deleted yet: ${open}. Please complete the orders and settle the amounts first`,
      );
    await archiveEnterprise(tx, enterprise);
  });
}

import { LockMode } from '@mikro-orm/core';
import { removeAddress } from '../../addresses/addresses.service.js';
import type { Viewer } from '../../auth/viewer.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import type { Deps } from '../../database.js';
import { RecurringChange } from '../recurring/recurring-changed.mails.js';
import { RecurringPickup } from '../recurring/recurring-pickup.entity.js';
import { notifyOwner } from '../recurring/recurring.service.js';

/**
 * Deletes an address. The database trigger `ends_recurring` ends its recurring pickups. The
 * customer gets a mail about each of them if staff delete the address.
 */
export function deleteAddress(
  viewer: Viewer,
  { em, app }: Deps,
  expected: ExpectedVersion,
): Promise<{ userId: string }> {
  return em.transactional((tx) =>
    removeAddress(tx, viewer, expected, async (address) => {
      const ending = await tx.find(
        RecurringPickup,
        { address: address.id, endedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const values = { nextOn: null, paused: false, pausedUntil: null };
      for (const before of ending)
        await notifyOwner({ em: tx, app }, viewer, RecurringChange.ENDED_WITH_ADDRESS, {
          before,
          values,
        });
    }),
  );
}

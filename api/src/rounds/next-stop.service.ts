import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { driverRoundDays } from '../orders/driver-orders.queries.js';
import { conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { Round } from './round.entity.js';
import { StopStatus } from './stop.enums.js';

/**
 * Saves the stop that the driver wants to visit next; a later choice replaces it. The version of
 * the round does not change, so planners get no CONFLICT. After that stop, the planned sequence of
 * the round applies again.
 */
export function setNextStop(viewer: Viewer, { em }: { em: Em }, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const [from, to] = driverRoundDays();
    const stop = isUuid(id)
      ? await tx
          .getKysely()
          .selectFrom('round_stop as s')
          .innerJoin('round as r', 'r.id', 's.round_id')
          .innerJoin('employee as e', 'e.id', 'r.driver_id')
          .select(['s.state', 'r.id as roundId', 'e.id as driverId'])
          .where('s.id', '=', id)
          .where('e.user_id', '=', viewer.userId)
          .where('r.day', '>=', from)
          .where('r.day', '<=', to)
          .executeTakeFirst()
      : undefined;
    if (!stop) throw notFound('Stop');
    if (stop.state !== StopStatus.OPEN)
      throw conflict('STATUS_FORBIDS', `This stop is already ${stop.state}`);
    const { roundId, driverId } = stop;
    // The update finds no row if the round got another driver after the read.
    const changed = await tx.nativeUpdate(Round, { id: roundId, driverId }, { nextStopId: id });
    if (!changed) throw notFound('Stop');
    return roundId;
  });
}

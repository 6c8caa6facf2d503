import { notFoundFor, ownedBy } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { addDays, today } from '../../platform/dates.js';
import { badInput, conflict } from '../../platform/errors.js';
import type { Seen } from '../../platform/versioned.js';
import { missed, nextVersion } from '../../users/versions.service.js';
import { LONGEST_PAUSE, type PauseRecurringPickupArgs } from './recurring.inputs.js';
import { RecurringPickup } from './recurring-pickup.entity.js';
import { isPaused, nextInRhythm } from './rhythm.rules.js';

interface RecurringDeps {
  em: Em;
}

type Values = Partial<
  Pick<RecurringPickup, 'paused' | 'pausedUntil' | 'handledUntil' | 'nextDay' | 'endedAt'>
>;

const THING = 'Recurring pickup';

/** Of the viewer's own, or of anybody's for staff who book; what has ended is not there. */
const findPlan = (em: Em, viewer: Viewer, id: string): Promise<RecurringPickup | null> =>
  em.findOne(
    RecurringPickup,
    { id, endedAt: null, ...ownedBy(viewer, 'orders.book') },
    { refresh: true },
  );

/** Changes one as `values` says, unless somebody, or the job, has changed it since it was seen. */
function change(
  viewer: Viewer,
  { em }: RecurringDeps,
  { id, version }: Seen,
  values: (plan: RecurringPickup) => Values,
): Promise<void> {
  return em.transactional(async (tx) => {
    const plan = await findPlan(tx, viewer, id);
    if (!plan) throw notFoundFor(viewer, 'orders.book', THING);
    const changed =
      plan.version === version &&
      (await tx.nativeUpdate(
        RecurringPickup,
        { id, version, endedAt: null },
        { ...values(plan), ...nextVersion(viewer) },
      ));
    if (!changed) throw await missed(tx, viewer, THING, await findPlan(tx, viewer, id));
  });
}

/** Books nothing until a day, or until somebody resumes it. What is booked already stays. */
export async function pauseRecurring(
  viewer: Viewer,
  deps: RecurringDeps,
  { until = null, ...seen }: PauseRecurringPickupArgs,
): Promise<void> {
  if (until && until <= today()) throw badInput({ until: 'Choose a day after today' });
  if (until && until > addDays(today(), LONGEST_PAUSE))
    throw badInput({ until: `Choose a day within ${LONGEST_PAUSE} days` });
  return change(viewer, deps, seen, (plan) => ({
    paused: true,
    pausedUntil: until,
    nextDay: until && nextInRhythm(plan, plan.handledUntil, until),
  }));
}

/** Goes on with the next day of its rhythm after today. */
export const resumeRecurring = (viewer: Viewer, deps: RecurringDeps, seen: Seen): Promise<void> =>
  change(viewer, deps, seen, (plan) => {
    if (!isPaused(plan, today())) throw conflict('It is not paused');
    const nextDay = nextInRhythm(plan, plan.handledUntil, addDays(today(), 1));
    return { paused: false, pausedUntil: null, nextDay };
  });

/** Leaves out the next day. */
export const skipNext = (viewer: Viewer, deps: RecurringDeps, seen: Seen): Promise<void> =>
  change(viewer, deps, seen, (plan) => {
    if (!plan.nextDay || isPaused(plan, today()))
      throw conflict('It is paused: there is nothing to skip. Resume it first');
    const handled = { handledUntil: plan.nextDay, nextDay: nextInRhythm(plan, plan.nextDay) };
    return { ...handled, paused: false, pausedUntil: null };
  });

/** Ends it for good. What is booked already stays. */
export const endRecurring = (viewer: Viewer, deps: RecurringDeps, seen: Seen): Promise<void> =>
  change(viewer, deps, seen, () => ({
    ...{ paused: false, pausedUntil: null, nextDay: null, endedAt: new Date() },
  }));

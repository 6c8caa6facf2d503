import { notFoundFor, ownedBy } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import { addDays, today } from '../../platform/dates.js';
import { badInput, conflict } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import { User } from '../../users/user.entity.js';
import { explainConflict, nextVersion } from '../../users/version-conflict.service.js';
import { RecurringOccurrence } from './recurring-occurrence.entity.js';
import { LONGEST_PAUSE, type PauseRecurringPickupInput } from './recurring.inputs.js';
import { RecurringPickup } from './recurring-pickup.entity.js';
import { RecurringChange, recurringChangedMail } from './recurring-changed.mails.js';
import { previousOccurrence, isPaused, nextOccurrence } from './recurrence.rules.js';

type Values = Partial<
  Pick<RecurringPickup, 'paused' | 'pausedUntil' | 'handledUntil' | 'nextOn' | 'endedAt'>
>;

const LABEL = 'Recurring pickup';

/**
 * Finds a recurring pickup that has not ended: one of the viewer, or any one for staff with
 * ORDERS_BOOK. Null without one.
 */
const findPlan = (em: Em, viewer: Viewer, id: string): Promise<RecurringPickup | null> =>
  em.findOne(
    RecurringPickup,
    { id, endedAt: null, ...ownedBy(viewer, 'orders.book') },
    { refresh: true },
  );

interface Change {
  kind: RecurringChange;
  values: (plan: RecurringPickup, tx: Em) => Values | Promise<Values>;
}

/**
 * Saves a change. Throws CONFLICT if a user or the booking job changed the recurring pickup since
 * `version`. The customer gets a mail about a change by staff.
 */
function change(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version }: ExpectedVersion,
  { kind, values }: Change,
): Promise<void> {
  return em.transactional(async (tx) => {
    const plan = await findPlan(tx, viewer, id);
    if (!plan) throw notFoundFor(viewer, 'orders.book', LABEL);
    const isCurrent = plan.version === version;
    const newValues = isCurrent ? await values(plan, tx) : {};
    const key = { id, version, endedAt: null };
    const changed =
      isCurrent &&
      (await tx.nativeUpdate(RecurringPickup, key, { ...newValues, ...nextVersion(viewer) }));
    if (!changed) throw await explainConflict(tx, viewer, LABEL, await findPlan(tx, viewer, id));
    await notifyOwner({ em: tx, app }, viewer, kind, { before: plan, values: newValues });
  });
}

interface ChangedPlan {
  before: RecurringPickup;
  values: Values;
}

/** Mails the customer about a change, unless the customer made it. */
export async function notifyOwner(
  { em, app }: Deps,
  viewer: Viewer,
  kind: RecurringChange,
  { before, values }: ChangedPlan,
): Promise<void> {
  if (before.user.id === viewer.userId) return;
  const owner = await em.findOneOrFail(User, { id: before.user.id });
  const { interval, startsOn, nextOn, pausedUntil } = { ...before, ...values };
  // The mail about a skip names the skipped day; any other mail names the new next day.
  const day = kind === RecurringChange.SKIPPED ? before.nextOn : nextOn;
  const facts = { interval, startsOn, nextOn, pausedUntil, day };
  const content = recurringChangedMail(app.publicUrl, owner, kind, facts);
  await queueMail({ em, app }, { to: owner.email, topic: 'recurring pickup changed', content });
}

/**
 * Pauses a recurring pickup until a day, or without `until` until it is resumed. Booked orders stay
 * booked.
 */
export async function pauseRecurring(
  viewer: Viewer,
  deps: Deps,
  { until = null, ...seen }: ExpectedVersion & PauseRecurringPickupInput,
): Promise<void> {
  if (until && until <= today()) throw badInput({ until: 'Choose a day after today' });
  if (until && until > addDays(today(), LONGEST_PAUSE))
    throw badInput({ until: `Choose a day within ${LONGEST_PAUSE} days` });
  return change(viewer, deps, seen, {
    kind: RecurringChange.PAUSED,
    values: (plan) => ({
      paused: true,
      pausedUntil: until,
      nextOn: until && nextOccurrence(plan, plan.handledUntil, until),
    }),
  });
}

/** Resumes a recurring pickup from its next day after today on. */
export const resumeRecurring = (viewer: Viewer, deps: Deps, seen: ExpectedVersion): Promise<void> =>
  change(viewer, deps, seen, {
    kind: RecurringChange.RESUMED,
    values: (plan) => {
      if (!isPaused(plan, today()))
        throw conflict('STATUS_FORBIDS', 'This recurring pickup is not paused');
      const nextOn = nextOccurrence(plan, plan.handledUntil, addDays(today(), 1));
      return { paused: false, pausedUntil: null, nextOn };
    },
  });

/**
 * Skips the next day. Throws CONFLICT if the new next day is more than `LONGEST_PAUSE` days ahead.
 */
export const skipNextDay = (viewer: Viewer, deps: Deps, seen: ExpectedVersion): Promise<void> =>
  change(viewer, deps, seen, {
    kind: RecurringChange.SKIPPED,
    values: (plan) => {
      if (!plan.nextOn || isPaused(plan, today()))
        throw conflict(
          'STATUS_FORBIDS',
          'This recurring pickup is paused. Resume it before you skip a pickup',
        );
      const nextOn = nextOccurrence(plan, plan.nextOn);
      if (nextOn > addDays(today(), LONGEST_PAUSE))
        throw conflict(
          'STATUS_FORBIDS',
          `The next pickup would be more than ${LONGEST_PAUSE} days ahead. Pause it until you resume it, or end it`,
        );
      return { handledUntil: plan.nextOn, nextOn, paused: false, pausedUntil: null };
    },
  });

/** Restores the last skipped day, if it is after today and the job has not handled it. */
export const restoreSkippedDay = (
  viewer: Viewer,
  deps: Deps,
  seen: ExpectedVersion,
): Promise<void> =>
  change(viewer, deps, seen, {
    kind: RecurringChange.UNSKIPPED,
    values: async (plan, tx) => {
      const { id: recurringPickupId, handledUntil: day } = plan;
      const isHandled = await tx.count(RecurringOccurrence, { recurringPickupId, day });
      if (isHandled || day <= today() || isPaused(plan, today()))
        throw conflict(
          'STATUS_FORBIDS',
          'This pickup is no longer skipped, or it is too late to undo the skip',
        );
      return { handledUntil: previousOccurrence(plan, day), nextOn: day };
    },
  });

/** Ends a recurring pickup for good; booked orders stay booked. */
export const cancelRecurring = (viewer: Viewer, deps: Deps, seen: ExpectedVersion): Promise<void> =>
  change(viewer, deps, seen, {
    kind: RecurringChange.ENDED,
    values: () => ({ paused: false, pausedUntil: null, nextOn: null, endedAt: new Date() }),
  });

import { actingFor } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { today } from '../../platform/dates.js';
import { badInput, conflict } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { mapUniqueViolation } from '../../platform/unique-violation.js';
import { CashUpEntry } from './cash-up-entry.entity.js';
import { CashUp } from './cash-up.entity.js';
import type { CloseCashUpInput } from './cash-up.inputs.js';
import { entriesOf } from './cash-up.queries.js';

const NEGATIVE_TEXT = 'The counted amount cannot be below zero';
const RETRY_TEXT = 'Please review it and try again';

/**
 * Saves a cash closing (cash-up) of one person, day and method, with all ledger entries that are in
 * no cash-up yet. Returns its id. Of two concurrent cash-ups the database accepts one; the other
 * one is a CONFLICT.
 */
export function closeCashUp(
  viewer: Viewer,
  { em }: Deps,
  version: number,
  input: CloseCashUpInput,
): Promise<string> {
  const userId = actingFor(viewer, input.userId, 'settings.write');
  if (input.day > today()) throw badInput({ day: 'This day is in the future' });
  const alreadyClosed = conflict(
    'VERSION_STALE',
    `Another person closed this in the meantime. ${RETRY_TEXT}`,
  );
  const closing = em.transactional((tx) => saveCashUp(tx, viewer, userId, version, input));
  return mapUniqueViolation(closing, alreadyClosed);
}

async function saveCashUp(
  em: Em,
  viewer: Viewer,
  userId: string,
  version: number,
  { day, counted, ...input }: CloseCashUpInput,
): Promise<string> {
  const method = input.method ?? null;
  const entries = await entriesOf(em, { day, userId, method });
  if (entries.length !== version)
    throw conflict(
      'VERSION_STALE',
      `There were new payments or refunds in the meantime. ${RETRY_TEXT}`,
    );
  const openEntries = entries.filter(({ cashUpId }) => cashUpId === null);
  if (!openEntries.length)
    throw conflict('VERSION_STALE', `There is nothing left to close here. ${RETRY_TEXT}`);
  const expected = openEntries.reduce((sum, { amount }) => sum + amount, 0);
  if (counted < Math.min(0, expected)) throw badInput({ counted: NEGATIVE_TEXT });
  const note = input.note || null;
  if (counted !== expected && !note)
    throw badInput({ note: `Explain the difference: ${differenceText(counted - expected)}` });
  const earlierCashUps = new Set(entries.flatMap(({ cashUpId }) => cashUpId ?? [])).size;
  const cashUp = em.create(CashUp, {
    ...{ day, userId, method, expected, counted },
    number: earlierCashUps + 1,
    entries: openEntries.length,
    note,
    closedBy: viewer.userId,
  });
  await em.flush();
  for (const { id: paymentId } of openEntries)
    em.create(CashUpEntry, { paymentId, cashUpId: cashUp.id });
  await em.flush();
  return cashUp.id;
}

const differenceText = (difference: number): string =>
  difference < 0 ? `${formatPaise(-difference)} short` : `${formatPaise(difference)} over`;

import { PaymentMethod } from '../../payments/payment.entity.js';
import { addDays, today } from '../../platform/dates.js';
import type { PaymentRow } from './ledger.js';
import type { SeedClock } from '../seed-clock.js';
import { createRandom, type Random } from '../random.js';

const SEED = 20_260_701;

/**
 * Possible differences between counted and expected cash, in paise, with the note of the cashier.
 */
const DIFFERENCES = [
  { amount: -2000, note: 'A note of ₹20 is missing, the bag was checked twice' },
  { amount: -500, note: 'No coins for the change' },
  { amount: 1000, note: 'A customer did not wait for ₹10 of change' },
] as const;

/** Time of the cash-ups in minutes after midnight: 8:30 on the next morning. */
const COUNTED_AT = 8 * 60 + 30;

interface PaymentGroup {
  day: string;
  userId: string;
  method: PaymentMethod | null;
}

/** Payments that staff recorded, by day, person and method. Online payments are excluded. */
function byDay(payments: readonly PaymentRow[]): [PaymentGroup, PaymentRow[]][] {
  const found = new Map<string, [PaymentGroup, PaymentRow[]]>();
  for (const payment of payments) {
    const { byUserId: userId, method, createdAt } = payment;
    if (!userId || method === PaymentMethod.ONLINE) continue;
    const group = { day: today(createdAt), userId, method };
    const [, entries] = found.get(JSON.stringify(group)) ?? [group, []];
    found.set(JSON.stringify(group), [group, [...entries, payment]]);
  }
  return [...found.values()];
}

/** Difference of a cash-up in paise. Only cash can be miscounted. */
const differenceOf = ({ method }: PaymentGroup, random: Random) =>
  method === PaymentMethod.CASH && random.chance(0.35) ? random.pick(DIFFERENCES) : null;

/**
 * Cash closings (cash-ups) of all days before yesterday, with their entries. Yesterday has none, so
 * that a user of the demo can make it. A separate random seed leaves the other demo rows unchanged.
 */
export function makeCashUps({ at, today: now }: SeedClock, payments: readonly PaymentRow[]) {
  const random = createRandom(SEED);
  const closings = byDay(payments)
    .filter(([{ day }]) => day < addDays(now, -1))
    .sort(([one], [other]) => one.day.localeCompare(other.day))
    .map(([group, entries]) => {
      const createdAt = at(addDays(group.day, 1), COUNTED_AT);
      const expected = entries.reduce((sum, { amount }) => sum + amount, 0);
      const difference = differenceOf(group, random);
      const cashUp = {
        id: random.id(createdAt),
        ...{ ...group, expected, createdAt },
        ...{ number: 1, entries: entries.length, closedBy: group.userId },
        counted: expected + (difference?.amount ?? 0),
        note: difference?.note ?? null,
      };
      return { cashUp, entries };
    });
  return {
    cashUps: closings.map(({ cashUp }) => cashUp),
    cashUpEntries: closings.flatMap(({ cashUp: { id: cashUpId }, entries }) =>
      entries.map(({ id: paymentId }) => ({ paymentId, cashUpId })),
    ),
  };
}

import type { Em } from '../database.js';
import { readableDay, today } from '../platform/dates.js';
import { badInput, notFound, taken } from '../platform/errors.js';
import { orRefuse } from '../platform/unique.js';
import { ClosedDay } from './closed-day.entity.js';

interface ClosedDayDeps {
  em: Em;
}

/** Closes a day for new bookings. Booked pickups stay booked; staff reschedule them. */
export function closeDay({ em }: ClosedDayDeps, day: string, reason: string): Promise<void> {
  if (day < today()) throw badInput({ day: 'This day is in the past' });
  return em.transactional(async (tx) => {
    tx.create(ClosedDay, { day, reason });
    await orRefuse(tx.flush(), taken('day', `${readableDay(day)} is closed already`));
  });
}

export function openDay({ em }: ClosedDayDeps, day: string): Promise<void> {
  return em.transactional(async (tx) => {
    if (!(await tx.nativeDelete(ClosedDay, { day }))) throw notFound('Closed day');
  });
}

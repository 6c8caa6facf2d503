import type { Em } from '../database.js';
import { readableDay, today } from '../platform/dates.js';
import { badInput, notFound, taken } from '../platform/errors.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import { Holiday } from './holiday.entity.js';

interface HolidayDeps {
  em: Em;
}

/** Closes a day for new bookings. Booked pickups stay booked; staff reschedule them. */
export function createHoliday({ em }: HolidayDeps, day: string, reason: string): Promise<void> {
  if (day < today()) throw badInput({ day: 'This day is in the past' });
  return em.transactional(async (tx) => {
    tx.create(Holiday, { day, reason });
    await mapUniqueViolation(
      tx.flush(),
      taken('ALREADY_EXISTS', 'day', `${readableDay(day)} is already closed`),
    );
  });
}

export function deleteHoliday({ em }: HolidayDeps, day: string): Promise<void> {
  return em.transactional(async (tx) => {
    if (!(await tx.nativeDelete(Holiday, { day }))) throw notFound('Closed day');
  });
}

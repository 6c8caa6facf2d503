import type { Em } from '../../database.js';
import { monthBefore, monthOf, nextMonth } from '../../statements/calendar-month.js';
import { closeMonth, saveStatement } from '../../statements/statements.service.js';
import { enterprisesWithout } from '../../statements/statements.queries.js';
import { addDays } from '../../platform/dates.js';
import type { SeedClock } from '../seed-clock.js';

/** Time at which the job makes statements, in minutes after midnight. */
const MADE_AT = 9 * 60 + 10;

/** Makes and stores the statements of all past months, without mails. */
export async function createPastStatements(tx: Em, { today, days, at }: SeedClock): Promise<void> {
  const last = monthBefore(monthOf(today));
  for (let month = monthOf(addDays(today, -days)); month <= last; month = nextMonth(month)) {
    for (const id of await enterprisesWithout(tx, month))
      await saveStatement(tx, id, month, at(nextMonth(month), MADE_AT));
    await closeMonth(tx, month);
  }
}

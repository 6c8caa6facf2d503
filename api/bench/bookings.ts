import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const POLL_MS = 20;

/** By this the bench knows its own bookings. */
export const NOTE = 'Booked by the bench';

/** Limits per account are counted in the database: every turn begins with none used. */
export async function beforeWrites(db: pg.Client): Promise<void> {
  await db.query('truncate account_use');
}

/** Waits until everything that was asked for has been done, mails sent included: it is part of the cost. */
export async function settled(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ waiting: boolean }>(
      `select exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as waiting`,
    );
    if (!rows[0]?.waiting) return;
    await delay(POLL_MS);
  }
}

/** Brings a data set back to what it was made as, whatever earlier runs have left. */
export async function forgetWrites(db: pg.Client): Promise<void> {
  await db.query(
    'truncate session, one_time_code, one_time_link, sign_in_guard, device, account_use, mail',
  );
  const { rowCount } = await db.query(`delete from "order" where note = $1`, [NOTE]);
  if (rowCount) await db.query('vacuum (analyze) "order", order_event');
}

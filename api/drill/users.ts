import type pg from 'pg';
import { openSessions } from '../bench/request-fixture.ts';

export interface DrillUser {
  email: string;
  token: string;
}

/** Signs in this number of new customers. */
export async function signInUsers(db: pg.Client, count: number): Promise<DrillUser[]> {
  const { rows } = await db.query<{ id: string; email: string }>(
    `insert into "user" (id, name, email, phone, role)
     select gen_random_uuid(), 'Drill ' || n, 'drill' || n || '@laundry.test', '98400' || lpad(n::text, 5, '0'), 'customer'
     from generate_series(1, $1::int) n returning id, email`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  const tokens = await openSessions(db, ids);
  return rows.map(({ email }, n) => ({ email, token: tokens[n] ?? '' }));
}

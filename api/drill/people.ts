import type pg from 'pg';
import { hashToken } from '../src/auth/secrets.js';

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Customers who are signed in, as many as that. */
export async function signInPeople(db: pg.Client, count: number): Promise<Person[]> {
  const { rows } = await db.query<{ id: string; email: string }>(
    `insert into "user" (id, name, email, phone, role)
     select gen_random_uuid(), 'Drill ' || n, 'drill' || n || '@laundry.test', '98400' || lpad(n::text, 5, '0'), 'customer'
     from generate_series(1, $1::int) n returning id, email`,
    [count],
  );
  const people = rows.map((row) => ({ ...row, token: hashToken(row.id).toString('base64url') }));
  await db.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, user_id, now() + interval '12 hours' from unnest($1::bytea[], $2::uuid[]) s(hash, user_id)`,
    [people.map(({ token }) => hashToken(token)), people.map(({ id }) => id)],
  );
  return people;
}

import { describe, expect, it } from 'vitest';
import { readEnv, readSuperuserEnv } from './env.js';
import { complaint, DATABASE_URL, REAL, type Variables } from './testing/variables.js';

describe('a database without an encrypted connection', () => {
  const unprotected = (variables: Variables) => readEnv({ ...REAL, ...variables }).unprotected;
  const AWAY = 'postgres://app:secret@db.example.in:5432/laundry';

  it.each([
    [AWAY, true],
    [DATABASE_URL, true],
    ['postgres://app@10.0.0.7/laundry', true],
    ['postgres://app@localhost/laundry?host=db.example.in', true],
    [`${AWAY}?sslmode=disable`, true],
    [`${AWAY}?sslmode=no-verify`, true],
    [`${AWAY}?ssl=0`, true],
    [`${AWAY}?sslmode=require&uselibpqcompat=true`, true],
    [`${AWAY}?sslmode=verify-full`, false],
    [`${AWAY}?ssl=true`, false],
    ['postgres://app@localhost/laundry', false],
    ['postgres://app@127.0.0.1:5433/laundry', false],
    ['postgres://app@[::1]/laundry', false],
    ['postgres://app@localhost/laundry?host=/var/run/postgresql', false],
    ['postgres://app@%2Fvar%2Frun%2Fpostgresql/laundry', false],
  ])('is reported as unprotected (%s): %s', (url, is) => {
    const safe = 'postgres://localhost/laundry';
    expect(unprotected({ DATABASE_URL: url })).toEqual(is ? ['DATABASE_URL'] : []);
    expect(unprotected({ DATABASE_URL: safe, DATABASE_DIRECT_URL: url })).toEqual(
      is ? ['DATABASE_DIRECT_URL'] : [],
    );
    expect(unprotected({ DATABASE_URL: url, NODE_ENV: 'development' })).toEqual([]);
  });

  it('whose certificate file is missing stops the start', () => {
    const url = `${AWAY}?sslmode=verify-full&sslrootcert=/no/such/ca.pem`;
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
      expect(complaint({ ...REAL, [name]: url })).toMatch(
        new RegExp(`^${name}: cannot be used: .*/no/such/ca.pem'$`),
      );
  });
});

describe('the command for the app’s database role', () => {
  const GIVEN = { DATABASE_URL, POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: 'of the superuser' };

  it("reads the superuser's login, which readEnv does not", () => {
    expect(readSuperuserEnv(GIVEN)).toEqual({
      databaseUrl: DATABASE_URL,
      superuser: { user: 'postgres', password: 'of the superuser' },
    });
    expect(JSON.stringify(readEnv({ ...REAL, ...GIVEN }))).not.toContain('superuser');
  });

  it.each(Object.keys(GIVEN))('names the missing %s', (name) => {
    expect(() => readSuperuserEnv({ ...GIVEN, [name]: '' })).toThrow(new RegExp(`^${name}: `));
  });
});

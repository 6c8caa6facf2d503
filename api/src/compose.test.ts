import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, readSuperuserEnv, VARIABLES } from './env.js';

const compose = readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');

/** Replaces variables: `-` is followed by a default, `?` by an error message. */
const replaced = [...compose.matchAll(/\$\{(\w+):([-?])([^}]*)\}/g)].map(
  ([, name = '', how = '', value = '']) => ({ name, how, value }),
);

/** Settings of a service in the file. */
function service(name: string): string {
  const [, lines = ''] = new RegExp(`^  ${name}:\n((?:(?: {4}.*)?\n)+)`, 'm').exec(compose) ?? [];
  return lines;
}

const SECRETS: Record<string, string> = {
  APP_SECRET: 'b7f3Kq0ZxW9mTn2LrYp5VhJc8DsE4gAu',
  POSTGRES_PASSWORD: '5f0c27d1',
  DATABASE_PASSWORD: '91ab44e0',
};

/** Environment variables of a service when only the required secrets are set. */
function environmentOf(name: string): Record<string, string> {
  const pairs = [...service(name).matchAll(/^ {6}([A-Z0-9_]+): (.+)$/gm)];
  return Object.fromEntries(
    pairs.map(([, variable = '', text = '']) => [
      variable,
      text
        .replace(/\$\{(\w+):\?[^}]*\}/g, (_, secret: string) => SECRETS[secret] ?? '')
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll("'", ''),
    ]),
  );
}

describe('docker-compose.yml', () => {
  it('requires its three secrets, without defaults', () => {
    const demanded = replaced.filter(({ how }) => how === '?').map(({ name }) => name);
    expect(new Set(demanded)).toEqual(
      new Set(['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'APP_SECRET']),
    );
    const secrets = replaced.filter(({ name }) => /PASSWORD|SECRET|KEY/.test(name));
    expect(secrets.filter(({ how, value }) => how === '-' && value)).toEqual([]);
    expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
  });

  it('restarts the database and the app after a crash', () => {
    for (const name of ['database', 'app'])
      expect(service(name)).toMatch(/^ {4}restart: unless-stopped$/m);
  });

  it('publishes the app and the mail inbox on this machine only, and never the database', () => {
    const published = [...compose.matchAll(/- '([\d.:]+)'/g)].map(([, port]) => port);
    expect(published).toEqual(['127.0.0.1:8025:8025', '127.0.0.1:4000:4000']);
  });

  it('has valid settings once its secrets are set', () => {
    expect(readEnv(environmentOf('app'))).toMatchObject({
      production: true,
      demoData: false,
      adminEmail: undefined,
    });
  });

  it('passes every variable to the app, except those with a fixed value', () => {
    const fixed = ['NODE_ENV', 'HOST', 'PORT', 'DATABASE_URL'];
    const passedOn = Object.keys(environmentOf('app')).filter((name) => !fixed.includes(name));
    // DATA_DIR is not passed on, because files are in the database and a mail server replaces the
    // inbox.
    const wanted = VARIABLES.filter((name) => ![...fixed, 'DATA_DIR'].includes(name));
    expect(passedOn.sort()).toEqual(wanted.sort());
    for (const name of passedOn) expect(service('app')).toContain(`${name}: \${${name}:`);
  });

  it("runs the app with a role that is no superuser, without the superuser's password", () => {
    const { superuser, databaseUrl } = readSuperuserEnv(environmentOf('database-role'));
    const app = environmentOf('app');
    const { username, password } = new URL(databaseUrl);
    const made = environmentOf('database');
    expect(superuser).toEqual({ user: made['POSTGRES_USER'], password: made['POSTGRES_PASSWORD'] });
    expect(username).not.toBe(superuser.user);
    expect(password).not.toBe(superuser.password);
    expect(app['DATABASE_URL']).toBe(databaseUrl);
    expect(Object.values(app).filter((value) => value.includes(superuser.password))).toEqual([]);
  });

  it('creates the role after the database accepts connections, and starts the app after that', () => {
    expect(service('app')).toContain(
      'database-role:\n        condition: service_completed_successfully',
    );
    expect(service('database-role')).toContain('database:\n        condition: service_healthy');
    expect(service('database')).toContain('pg_isready -h 127.0.0.1 ');
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const compose = readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');

/** What a variable is replaced by: its name, and `-` with a value when unset or `?` with a complaint. */
const replaced = [...compose.matchAll(/\$\{(\w+):([-?])([^}]*)\}/g)].map(
  ([, name = '', how = '', value = '']) => ({ name, how, value }),
);

describe('docker-compose.yml', () => {
  it('demands its two secrets, and has a default for none', () => {
    const demanded = replaced.filter(({ how }) => how === '?').map(({ name }) => name);
    expect(new Set(demanded)).toEqual(new Set(['POSTGRES_PASSWORD', 'APP_SECRET']));
    const secrets = replaced.filter(({ name }) => /PASSWORD|SECRET|KEY/.test(name));
    expect(secrets.filter(({ how, value }) => how === '-' && value)).toEqual([]);
    expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
  });

  it('shows the caught mails on this machine only, and the database nowhere', () => {
    const published = [...compose.matchAll(/- '([\d.:]+)'/g)].map(([, port]) => port);
    expect(published).toEqual(['127.0.0.1:8025:8025', '4000:4000']);
  });

  it('is a right setting as it stands, once its secrets are there', () => {
    const [, app = ''] = compose.split('\n  app:');
    const pairs = [...app.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', text = '']) => {
      const value = text
        .replace(/\$\{APP_SECRET:[^}]*\}/, 'b7f3Kq0ZxW9mTn2LrYp5VhJc8DsE4gAu')
        .replace(/\$\{POSTGRES_PASSWORD:[^}]*\}/, '5f0c27d1')
        .replace(/\$\{\w+:-([^}]*)\}/, '$1')
        .replaceAll("'", '');
      return [name, value];
    });
    expect(readEnv(Object.fromEntries(pairs) as Record<string, string>)).toMatchObject({
      production: true,
      demoData: false,
      adminEmail: undefined,
    });
  });
});

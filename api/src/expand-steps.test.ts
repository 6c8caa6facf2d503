import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrations } from '../migrations/index.js';
import { createOrm } from './database.js';
import { copyTemplate } from './testing/global-setup.js';
import { shapeOf, breakingChanges } from './testing/expand-steps.js';

/** The migration of the first release. */
const BASELINE = 'Migration20261126120000_baseline';

/**
 * Reviewed changes of a migration that could break the previous version, with the reason why they
 * do not. For a dropped column the reason is the last version that reads the column.
 */
const WIDER = 'The new constraint allows all that the old one did, and the role of apps.';
const REVIEWED: Record<string, Record<string, string>> = {
  Migration20261128120000_api_tokens: {
    '"user": user_email_needed asks more': WIDER,
    '"user": user_role_check asks more': WIDER,
  },
};

const newName = () => `expand_${randomUUID().replaceAll('-', '')}`;

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  return client;
}

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = await connect(url.href);
  const name = newName();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

it('every migration keeps what the previous version reads and writes', async () => {
  const url = await emptyDatabase();
  const orm = createOrm({ url, use: 'migrations' });
  const client = await connect(url);
  try {
    await orm.migrator.up({ to: BASELINE });
    const later = migrations.slice(migrations.findIndex(({ name }) => name === BASELINE) + 1);
    for (const { name } of later) {
      const before = await shapeOf(client);
      await orm.migrator.up({ to: name });
      const breaking = breakingChanges(before, await shapeOf(client));
      expect({ [name]: breaking }).toEqual({ [name]: Object.keys(REVIEWED[name] ?? {}).sort() });
    }
  } finally {
    await client.end();
    await orm.close();
  }
});

describe('the previous version', () => {
  const breakingChangesAfter = async (statement: string) => {
    const client = await connect(await copyTemplate(inject('postgresUrl'), newName()));
    try {
      const before = await shapeOf(client);
      await client.query(statement);
      return breakingChanges(before, await shapeOf(client));
    } finally {
      await client.end();
    }
  };

  it.each<[step: string, breaking: string[]]>([
    ['alter table cloth drop column name cascade', ['cloth.name is gone']],
    [
      'alter table cloth rename name to title',
      ['cloth.name is gone', 'cloth.title has to be given'],
    ],
    ['drop table contact_message', ['contact_message.id is gone', 'contact_message.name is gone']],
    [
      'alter table session alter created_at type timestamptz',
      ['session.created_at is timestamp with time zone, and was timestamp(3) with time zone'],
    ],
    ['alter table cloth add column care text not null', ['cloth.care has to be given']],
    ['alter table "user" alter phone set not null', ['"user".phone has to be given']],
    ['alter table session alter created_at drop default', ['session.created_at has to be given']],
    ['alter table cloth add constraint short check (length(name) < 9)', ['cloth: short asks more']],
    [
      'create unique index one_a_day on "order" (user_id, pickup_date)',
      ['"order": one_a_day asks more'],
    ],
  ])('is broken by: %s', async (step, breaking) => {
    expect(await breakingChangesAfter(step)).toEqual(expect.arrayContaining(breaking));
  });

  it.each([
    'alter table cloth add column care text',
    `alter table cloth add column care text not null default '' check (length(care) < 9)`,
    'create table shelf (id uuid primary key, cloth_id uuid not null references cloth (id))',
    'create index cloth_by_id on cloth (id, name)',
    'alter table "user" alter email drop not null',
  ])('still works after: %s', async (step) => {
    expect(await breakingChangesAfter(step)).toEqual([]);
  });
});

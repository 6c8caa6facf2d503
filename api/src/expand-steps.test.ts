import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrations } from '../migrations/index.js';
import { createOrm } from './database.js';
import { copyTemplate } from './testing/global-setup.js';
import { shapeOf, stumblesOf } from './testing/expand-steps.js';

/** The last step before which no version served while the next one came. */
const SERVED = 'Migration20261122150000_slots';

/**
 * What a step does that the version before it could trip over, and why that one does not: for a column that is gone,
 * since when nobody reads it.
 */
const LOOKED_AT: Record<string, Record<string, string>> = {
  Migration20261122190000_staff: {
    '"user": user_role_check asks more':
      'It takes one role more than before, which only this version gives.',
  },
  Migration20261122203000_desk: {
    '"user": user_email_needed asks more':
      'An account without an e-mail was none before; now it is one of a customer.',
    'order_event: order_event_kind_check asks more':
      'It takes one kind more than before, which only this version writes.',
  },
  Migration20261122234000_promised: {
    'order_event: order_event_kind_check asks more':
      'It takes one kind more than before, which only this version writes.',
  },
  Migration20261123020000_rounds: {
    'order_event: order_event_kind_check asks more':
      'It takes one kind more than before, which only this version writes.',
  },
  Migration20261123060000_counts: {
    'order_event: order_event_kind_check asks more':
      'It takes one kind more than before, which only this version writes.',
  },
  Migration20261123100000_photos: {
    'order_event: order_event_kind_check asks more':
      'It takes two kinds more than before, which only this version writes.',
  },
  Migration20261123222000_tax_terms: {
    'bill_line: bill_line_kind_check asks more':
      'It takes two kinds more than before, which only this version writes.',
    'bill_line: bill_line_share asks more': 'A share may be the rate of a tax, too.',
    'bill_line: bill_line_sign asks more': 'It asks the same of the kinds that there were.',
    'paper: paper_adds_up asks more': 'A rounding that is left out is 0.',
  },
  Migration20261124081000_order_settings: {
    'bill_line: bill_line_share asks more': 'It allows more: a surcharge may be a percentage.',
    'bill_line: bill_line_sign asks more': 'It allows more: a surcharge by percentage may be 0.',
  },
  Migration20261124081100_required_counts: {
    'piece_count: piece_count_place_check asks more':
      'It allows one more place, which only this version writes.',
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

it('every step leaves the version before it what that one reads and writes', async () => {
  const url = await emptyDatabase();
  const orm = createOrm({ url, use: 'migrations' });
  const client = await connect(url);
  try {
    await orm.migrator.up({ to: SERVED });
    const later = migrations.slice(migrations.findIndex(({ name }) => name === SERVED) + 1);
    for (const { name } of later) {
      const before = await shapeOf(client);
      await orm.migrator.up({ to: name });
      const stumbles = stumblesOf(before, await shapeOf(client));
      expect({ [name]: stumbles }).toEqual({ [name]: Object.keys(LOOKED_AT[name] ?? {}).sort() });
    }
  } finally {
    await client.end();
    await orm.close();
  }
});

describe('the version before', () => {
  const stumblesAfter = async (statement: string) => {
    const client = await connect(await copyTemplate(inject('postgresUrl'), newName()));
    try {
      const before = await shapeOf(client);
      await client.query(statement);
      return stumblesOf(before, await shapeOf(client));
    } finally {
      await client.end();
    }
  };

  it.each<[step: string, stumbles: string[]]>([
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
  ])('stumbles over: %s', async (step, stumbles) => {
    expect(await stumblesAfter(step)).toEqual(expect.arrayContaining(stumbles));
  });

  it.each([
    'alter table cloth add column care text',
    `alter table cloth add column care text not null default '' check (length(care) < 9)`,
    'create table shelf (id uuid primary key, cloth_id uuid not null references cloth (id))',
    'create index cloth_by_id on cloth (id, name)',
    'alter table "user" alter email drop not null',
  ])('goes on after: %s', async (step) => {
    expect(await stumblesAfter(step)).toEqual([]);
  });
});

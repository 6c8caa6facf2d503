import { readFileSync } from 'node:fs';
import path from 'node:path';
import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { site } from '../src/site-config.js';

const FOLDER = path.join(import.meta.dirname, '../database/tables');

/** Files of the tables, in this order, because tables refer to earlier ones. */
const TABLES = [
  ...['accounts', 'catalogue', 'staff', 'company', 'enterprises', 'orders', 'payments', 'invoices'],
  ...['rounds', 'messages', 'reports', 'audit'],
];

const { street, city, state, pincode } = site.address;
const COMPANY = `insert into business (id, name, address, city, state, pincode) values (gen_random_uuid(), ?, ?, ?, ?, ?)`;

const sqlOf = (name: string): string => readFileSync(path.join(FOLDER, `${name}.sql`), 'utf8');

/**
 * Creates all tables of version 1.0. Later migrations change the tables; these files never change.
 */
export class Migration20261126120000_baseline extends Migration {
  override async up(): Promise<void> {
    const [found] = await this.execute(`select to_regclass('public.user') as "user"`);
    if ((found as { user: unknown }).user)
      throw new Error(
        'This database was made by a version before 1.0, which cannot be upgraded. Start with an empty database.',
      );
    for (const name of TABLES) this.addSql(sqlOf(name));
    this.addSql(raw(COMPANY, [site.brand, street, city, state, pincode]));
    this.addSql(sqlOf('initial-rows'));
  }
}

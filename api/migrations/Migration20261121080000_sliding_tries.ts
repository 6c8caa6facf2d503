import { Migration } from '@mikro-orm/migrations';

// Of what was counted, only the first moment is known: its tries count from there, until they are a day old.
const SLIDING = `
alter table sign_in_guard rename column wrong_tries to counted;
alter table sign_in_guard add column wrong_tries timestamptz(3)[] not null default '{}';
update sign_in_guard set wrong_tries = array_fill(since, array[greatest(counted, 1)]);
alter table sign_in_guard
  drop column counted,
  drop column since,
  alter column wrong_tries drop default,
  add check (cardinality(wrong_tries) > 0);
`;

/** Wrong tries are kept with their times, so that any 24 hours can be counted. */
export class Migration20261121080000_sliding_tries extends Migration {
  override up(): void {
    this.addSql(SLIDING);
  }
}

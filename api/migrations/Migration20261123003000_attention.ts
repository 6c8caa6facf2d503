import { Migration } from '@mikro-orm/migrations';

// The two indexes have the mails of one list each, and no others: what is done leaves them.
const MAILS = `
alter table mail
  add column tries int not null default 0,
  add column tried_at timestamptz(3),
  add column trouble text,
  add column tried_again_at timestamptz(3),
  add column set_aside_at timestamptz(3),
  add column set_aside_reason text,
  add column version int not null default 1,
  add column updated_by uuid;
create index mail_failed on mail (created_at desc, id desc)
  where status = 'failed' and set_aside_at is null;
create index mail_set_aside on mail (created_at desc, id desc)
  where status = 'failed' and set_aside_at is not null;
`;

const WEBHOOKS = `
create table failed_webhook (
  id uuid primary key,
  event_id text not null unique,
  kind text,
  outcome text not null,
  notification jsonb,
  order_id uuid,
  payment_id text,
  amount bigint,
  created_at timestamptz(3) not null default now(),
  tries int not null default 1,
  tried_at timestamptz(3) not null default now(),
  tried_again_at timestamptz(3),
  done_at timestamptz(3),
  set_aside_at timestamptz(3),
  set_aside_reason text,
  version int not null default 1,
  updated_by uuid,
  check ((set_aside_at is null) = (set_aside_reason is null))
);
create index failed_webhook_open on failed_webhook (created_at desc, id desc)
  where done_at is null and set_aside_at is null;
create index failed_webhook_set_aside on failed_webhook (created_at desc, id desc)
  where done_at is null and set_aside_at is not null;
create index failed_webhook_of_payment on failed_webhook (payment_id);
`;

// Of a mail it is told already that it was written, with its order; what staff do to one that failed is told of itself.
const WATCHED = `
create trigger audited_again after update on mail for each row
  when (current_setting('laundry.deed', true) <> '' and old.status = 'failed')
  execute function audit_row('mail', 'id', '{recipient,tried_again_at,set_aside_at,set_aside_reason}');
select audit_rows('failed_webhook', 'webhook', 'id', '{outcome,tried_again_at,done_at,set_aside_at,set_aside_reason}', 'update');
`;

/** What failed and waits for somebody, see docs/decisions/036. */
export class Migration20261123003000_attention extends Migration {
  override up(): void {
    for (const part of [MAILS, WEBHOOKS, WATCHED]) this.addSql(part);
  }
}

import { Migration } from '@mikro-orm/migrations';

// Of the mails with a delivery code that are there, only the newest of an order on its way has a code that works.
const HOLDS = `
alter table mail add column holds text check (length(holds) <= 400);
create index mail_holds on mail (holds) where holds is not null;

update mail set holds = 'delivery code:' || order_id
where topic = 'laundry on its way' and order_id is not null;

update mail m set
  expires_at = now(),
  sealed = case when m.status = 'sent' then m.sealed end,
  status = case when m.status = 'sent' then m.status else 'dropped' end
where m.holds is not null and not exists (
  select from "order" o
  where o.id = m.order_id and o.order_status = 'dispatched'
    and m.id = (select n.id from mail n where n.holds = m.holds order by n.created_at desc, n.id desc limit 1));
`;

/** A mail says which code or link it holds, so that it ends with it. */
export class Migration20261121055000_mails_that_end extends Migration {
  override up(): void {
    this.addSql(HOLDS);
  }
}

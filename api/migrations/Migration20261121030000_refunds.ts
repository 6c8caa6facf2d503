import { Migration } from '@mikro-orm/migrations';

// What came in above what was due stands on its order from here on, and in the ledger: so the ledger is all
// money that moved, and what can be given back is its sum without the service charge.
const EXCESS = `
alter table "order"
  add column excess int not null default 0,
  add constraint order_excess check (excess >= 0);

update "order" o set excess = came.excess
from (select order_id, sum(excess)::int as excess from online_payment group by order_id) as came
where came.order_id = o.id and came.excess > 0;

alter table "order"
  add column refundable int not null generated always as (paid_amount + excess) stored;
`;

const LEDGER = `
alter table payment
  add column reason text check (length(reason) <= 300),
  drop constraint payment_kind_check,
  drop constraint payment_sign,
  add constraint payment_kind_check
    check (kind in ('payment', 'reversal', 'refund', 'excess', 'service charge')),
  add constraint payment_sign check ((kind in ('reversal', 'refund')) = (amount < 0)),
  add constraint payment_refund_says_why check (kind <> 'refund' or (method is not null and reason is not null));

insert into payment (id, order_id, amount, kind, method, reference, idempotency_key, created_at)
select gen_random_uuid(), order_id, excess, 'excess', 'online', payment_id, 'excess:' || payment_id, created_at
from online_payment where excess > 0;
`;

/** Money that is given back, and money that came in only to be given back. */
export class Migration20261121030000_refunds extends Migration {
  override up(): void {
    this.addSql(EXCESS);
    this.addSql(LEDGER);
  }
}

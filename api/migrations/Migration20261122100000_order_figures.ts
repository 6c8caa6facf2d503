import { Migration } from '@mikro-orm/migrations';

// Each change of orders adds rows with what it makes more or less, so that nobody waits for anybody else's row.
// Both sides of an update are triggers of their own: what is equal on both sums up to nothing.
const FIGURES = `
create table order_figures (
  day date not null,
  order_status text not null,
  payment_status text not null,
  count bigint not null,
  total_price bigint not null,
  paid_amount bigint not null,
  due bigint not null,
  refundable bigint not null
);
create index order_figures_day on order_figures (day);

create function note_order_figures() returns trigger language plpgsql as $$
declare
  sign int := tg_argv[0];
begin
  insert into order_figures
    select (created_at at time zone 'Asia/Kolkata')::date, order_status, payment_status, sign * count(*),
      sign * sum(total_price), sign * sum(paid_amount), sign * sum(due), sign * sum(refundable)
    from changed
    group by 1, 2, 3;
  return null;
end $$;

create trigger order_figures_inserted after insert on "order"
  referencing new table as changed for each statement execute function note_order_figures('1');
create trigger order_figures_before_update after update on "order"
  referencing old table as changed for each statement execute function note_order_figures('-1');
create trigger order_figures_after_update after update on "order"
  referencing new table as changed for each statement execute function note_order_figures('1');
create trigger order_figures_deleted after delete on "order"
  referencing old table as changed for each statement execute function note_order_figures('-1');

insert into order_figures
  select (created_at at time zone 'Asia/Kolkata')::date, order_status, payment_status, count(*),
    sum(total_price), sum(paid_amount), sum(due), sum(refundable)
  from "order"
  group by 1, 2, 3;
`;

/** Sums over all orders cost what their days cost. */
export class Migration20261122100000_order_figures extends Migration {
  override up(): void {
    this.addSql(FIGURES);
  }
}

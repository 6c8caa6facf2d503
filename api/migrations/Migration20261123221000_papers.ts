import { Migration } from '@mikro-orm/migrations';

const SERIES = `
create table paper_series (
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  last int not null check (last between 1 and 9999999),
  primary key (kind, year)
);
`;

const PAPERS = `
create table paper (
  id uuid primary key,
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  number int not null,
  order_id uuid not null references "order" (id),
  refers_to uuid references paper (id),
  issued_on date not null,
  issued_at timestamptz(3) not null,
  issued_by uuid,
  reason text,
  total int not null check (total > 0),
  taxable int not null,
  cgst int not null,
  sgst int not null,
  igst int not null,
  content jsonb not null,
  constraint paper_number unique (kind, year, number),
  constraint paper_refers check ((kind = 'CN') = (refers_to is not null)),
  constraint paper_adds_up check (total = taxable + cgst + sgst + igst)
);
create unique index paper_credited_once on paper (refers_to) where refers_to is not null;
create index paper_of_order on paper (order_id, issued_at, id);
`;

const FINAL = `
create function keep_paper() returns trigger language plpgsql as $$
begin
  raise exception 'A paper that is issued stays as it is';
end $$;
create trigger paper_stays before update or delete on paper for each row execute function keep_paper();
`;

// As for payment links: no way of changing an order can forget its papers. Some seconds later, since a delivery is undone at once or not at all;
// several changes make one job.
const ASK = `
create function ask_for_papers() returns trigger language plpgsql as $$
begin
  if new.order_status = 'delivered' or exists (select from paper where order_id = new.id) then
    perform graphile_worker.add_job(
      'settle_papers',
      payload := json_build_object('orderId', new.id),
      run_at := now() + interval '15 seconds',
      max_attempts := 12,
      job_key := 'papers:' || new.id);
  end if;
  return null;
end $$;
create trigger order_papers after update on "order" for each row
  when (old.version <> new.version and (new.order_status = 'delivered' or old.order_status <> 'waiting for pickup'))
  execute function ask_for_papers();
`;

const WATCHED = `
select audit_rows('paper', 'order', 'order_id', '{kind,year,number,issued_on,reason,total}');
`;

/** Papers, see docs/decisions/054. */
export class Migration20261123221000_papers extends Migration {
  override up(): void {
    for (const part of [SERIES, PAPERS, FINAL, ASK, WATCHED]) this.addSql(part);
  }
}

create table tax_document (
  id uuid primary key,
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  number int not null,
  order_id uuid not null references "order" (id),
  refers_to uuid references tax_document (id),
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
  rounding int not null default 0,
  constraint tax_document_adds_up check (total = (((taxable + cgst) + sgst) + igst) + rounding),
  constraint tax_document_refers check ((kind = 'CN') = (refers_to is not null)),
  constraint tax_document_number unique (kind, year, number)
);
create index tax_document_by_day on tax_document (issued_on, id);
create unique index tax_document_credited_once on tax_document (refers_to) where refers_to is not null;
create index tax_document_of_order on tax_document (order_id, issued_at, id);
create index tax_document_of_registered on tax_document (issued_on, id) where ((content -> 'recipient') ->> 'gstin') is not null;

create table document_series (
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  last int not null check (last between 1 and 9999999),
  primary key (kind, year)
);

create table document_series_start (
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  first int not null check (first between 1 and 9999999),
  business_id uuid not null references business (id),
  primary key (kind, year)
);

create table waiting_invoice (
  order_id uuid primary key references "order" (id) on delete cascade
);

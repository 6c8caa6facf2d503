create table report_cloths (
  day date not null,
  name text not null,
  pieces bigint not null,
  value bigint not null
);
create index report_cloths_day on report_cloths (day);

create table report_figures (
  day date not null,
  pincode text,
  enterprise_id uuid,
  orders bigint not null,
  cancelled bigint not null,
  billed bigint not null,
  pieces bigint not null,
  value bigint not null,
  takings bigint not null,
  service_charges bigint not null,
  promised bigint,
  on_time bigint
);
create index report_figures_day on report_figures (day);
create index report_figures_earlier on report_figures (day) where promised is null;

create table report_stale (
  day date not null
);

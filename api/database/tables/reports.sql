create table daily_cloth_report (
  day date not null,
  name text not null,
  pieces bigint not null,
  value bigint not null
);
create index daily_cloth_report_day on daily_cloth_report (day);

create table daily_report (
  day date not null,
  pincode text,
  enterprise_id uuid,
  orders bigint not null,
  cancelled bigint not null,
  orders_billed bigint not null,
  pieces bigint not null,
  value bigint not null,
  collected bigint not null,
  service_charges bigint not null,
  promised bigint,
  on_time bigint
);
create index daily_report_day on daily_report (day);
create index daily_report_earlier on daily_report (day) where promised is null;

create table report_dirty_day (
  day date not null
);

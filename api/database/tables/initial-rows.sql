insert into business_logo (business_id) select id from business;
insert into order_settings (id, business_id) select gen_random_uuid(), id from business;

-- The month before the installation counts as done, so that the first statements are for the month of the
-- installation.
insert into completed_statement_month (month)
  values ((date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 month')::date);

insert into access_preset (id, name, discount_limit, any_discount, change_prices) values
  (gen_random_uuid(), 'counter', 10, false, false),
  (gen_random_uuid(), 'plant', 0, false, false),
  (gen_random_uuid(), 'driver', 0, false, false),
  (gen_random_uuid(), 'manager', 0, true, true);

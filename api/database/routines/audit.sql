-- The audit log: triggers record the changes of staff, of jobs and of commands. The setting
-- `laundry.audit_context` contains the actor and the operation; without it nothing is recorded. Only the
-- columns named below are recorded.

create or replace function audit_columns(line jsonb, columns text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(line) where key = any(columns) and value <> 'null'
$$;

create or replace function audit_write(kind text, thing text, object_id uuid, part text, before jsonb, after jsonb) returns void
language plpgsql as $$
declare
  context jsonb := current_setting('laundry.audit_context');
begin
  insert into audit.entry (by_user_id, by_name, by_role, operation, network, request_id,
      kind, thing, object_id, part, before, after)
    values ((context ->> 'by')::uuid, context ->> 'name', context ->> 'role', context ->> 'operation', context ->> 'network',
      context ->> 'request', $1, $2, $3, $4, $5, $6);
end $$;

create or replace function audit_row() returns trigger language plpgsql as $$
declare
  columns text[] := tg_argv[2];
  old_row jsonb := to_jsonb(old);
  new_row jsonb := to_jsonb(new);
  id uuid := coalesce(new_row, old_row) ->> tg_argv[1];
  before jsonb;
  after jsonb;
begin
  if tg_op = 'INSERT' then
    perform audit_write('created', tg_argv[0], id, tg_table_name, null, audit_columns(new_row, columns));
  elsif tg_op = 'DELETE' then
    perform audit_write('deleted', tg_argv[0], id, tg_table_name, audit_columns(old_row, columns), null);
  else
    select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, new_row -> key) into before, after
      from unnest(columns) as key where old_row -> key is distinct from new_row -> key;
    if after is not null then
      perform audit_write('changed', tg_argv[0], id, tg_table_name, before, after);
    end if;
  end if;
  return null;
end $$;

create or replace trigger audited_again after update on mail for each row
  when (current_setting('laundry.audit_context', true) <> '' and old.status = 'failed')
  execute function audit_row('mail', 'id', '{recipient,retried_at,dismissed_at,dismissal_reason}');

create or replace function audit_lines_of(lines jsonb[], of text, columns text[]) returns table (id uuid, audited_lines jsonb)
language sql stable as $$
  select (line ->> of)::uuid, jsonb_build_object('lines', jsonb_agg(
      audit_columns(line || jsonb_build_object('cloth', (select name from cloth where cloth.id = (line ->> 'cloth_id')::uuid)), columns)
      order by (line ->> 'position')::int))
    from unnest(lines) as line group by 1
$$;

create or replace function audit_lines() returns trigger language plpgsql as $$
declare
  columns text[] := tg_argv[2];
  old_row jsonb[];
  new_row jsonb[];
begin
  if tg_op <> 'INSERT' then select array_agg(to_jsonb(deleted)) into old_row from deleted; end if;
  if tg_op <> 'DELETE' then select array_agg(to_jsonb(inserted)) into new_row from inserted; end if;
  perform audit_write(case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
      tg_argv[0], id, tg_table_name, b.audited_lines, a.audited_lines)
    from audit_lines_of(old_row, tg_argv[1], columns) b full join audit_lines_of(new_row, tg_argv[1], columns) a using (id);
  return null;
end $$;

create or replace function audit_rows(watched regclass, thing text, of text, columns text[],
  events text default 'insert or update or delete', further text default 'true') returns void
language plpgsql as $$
begin
  execute format('create or replace trigger audited after %s on %s for each row
    when (current_setting(''laundry.audit_context'', true) <> '''' and (%s)) execute function audit_row(%L, %L, %L)',
    events, watched, further, thing, of, columns);
end $$;

create or replace function audit_statements(watched regclass, thing text, of text, columns text[]) returns void
language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create or replace trigger audited_%s after %s on %s referencing %s for each statement
      when (current_setting(''laundry.audit_context'', true) <> '''') execute function audit_lines(%L, %L, %L)',
      event, event, watched,
      case event when 'insert' then 'new table as inserted' when 'delete' then 'old table as deleted'
        else 'old table as deleted new table as inserted' end,
      thing, of, columns);
  end loop;
end $$;

select audit_rows('"order"', 'order', 'id',
  '{user_id,pickup_date,slot_starts,slot_ends,promised_date,delivery_date,order_status,total_price,paid_amount,
    overpayment,item_count,pickup_name,pickup_phone_number,pickup_address,note,express,walk_in,
    counter_collection,recurring}');
select audit_statements('order_item', 'order', 'order_id', '{name,quantity,price}');
select audit_rows('order_event', 'order', 'order_id',
  '{kind,from_status,to_status,reason}',
  'insert', 'new.reason is not null or new.kind = ''wrong delivery code''');
select audit_rows('payment', 'order', 'order_id', '{amount,kind,method,reference,reason}');
select audit_rows('payment_link', 'order', 'order_id', '{amount,amount_paid,status,expires_at}');
select audit_rows('online_payment', 'order', 'order_id', '{payment_id,amount,applied,service_charge,overpayment}');
select audit_rows('mail', 'order', 'order_id', '{recipient,topic}', 'insert');
select audit_rows('"user"', 'user', 'id',
  '{name,phone,email,email_proved,passkey_allowed_for,role,admin_by_setting,pending_email,archived_at}');
select audit_rows('address', 'user', 'user_id', '{address,city,state,pincode,"primary"}');
select audit_rows('session', 'user', 'user_id', '{device,by_passkey,created_at}', 'delete');
select audit_rows('passkey', 'user', 'user_id', '{name,created_at}');
select audit_rows('social_identity', 'user', 'user_id', '{issuer}');
select audit_statements('price_list_item', 'user', 'enterprise_id', '{cloth,price}');
select audit_rows('cloth', 'cloth', 'id', '{name,price,sac,tax_rate,archived_at}');
select audit_rows('employee', 'employee', 'id', '{name,phone,email,permissions,discount_limit}');
select audit_rows('feedback', 'feedback', 'id', '{name,phone,message}');
select audit_rows('contact_message', 'message', 'id', '{name,phone,email,address,message}');
select audit_statements('order_adjustment', 'order', 'order_id', '{kind,amount,basis_points,reason}');
select audit_rows('cash_up', 'cash-up', 'id', '{day,user_id,method,number,entries,expected,counted,note}', 'insert');
select audit_rows('saved_filter', 'saved filter', 'id', '{name,filters}');
select audit_rows('failed_webhook', 'webhook', 'id',
  '{outcome,retried_at,done_at,dismissed_at,dismissal_reason}', 'update');
select audit_rows('area', 'area', 'id', '{name,archived_at}');
select audit_rows('area_pincode', 'area', 'area_id', '{pincode}');
select audit_rows('area_slot', 'area', 'area_id', '{weekday,starts,ends,capacity,offered}');
select audit_rows('holiday', 'holiday', 'id', '{day,reason}');
select audit_rows('round', 'round', 'id', '{day,driver_id,next_stop_id}');
select audit_rows('round_stop', 'round', 'round_id', '{order_id,kind,position,state,fail_reason,fail_note}');
select audit_rows('recurring_pickup', 'recurring pickup', 'id',
  '{user_id,address_id,every,starts_on,name,phone,note,express,paused,paused_until,next_day,ended_at}');
select audit_rows('order_photo', 'order', 'order_id', '{note,width,height}');
select audit_rows('business', 'business', 'id',
  '{name,address,city,state,pincode,gstin,sac,tax_rate,customer_prices_include_tax,enterprise_prices_include_tax,
    rounds_to_rupee,upi_id,bank,account_number,ifsc,confirmed_at}');
select audit_rows('tax_document', 'order', 'order_id', '{kind,year,number,issued_on,reason,total}');
select audit_rows('enterprise_terms', 'user', 'user_id', '{gstin,credit_limit}');
select audit_rows('business_logo', 'business', 'business_id', '{width,height,bytes,at}');
select audit_rows('document_series_start', 'business', 'business_id', '{kind,year,first}');
select audit_rows('customer_merge', 'user', 'kept_id', '{merged_id,undone_at}');
select audit_rows('dismissed_duplicate', 'user', 'one_id', '{other_id}');
select audit_rows('order_settings', 'business', 'business_id',
  '{express_basis_points,express_amount,count_at_pickup,count_into_plant,count_out_of_plant}');
select audit_rows('app', 'app', 'id', '{name,note,kind,permissions,disabled_at}');
select audit_rows('api_token', 'app', 'app_id', '{label,hint,networks,expires_at,revoked_at}');
select audit_rows('access_preset', 'preset', 'id', '{name,discount_limit,any_discount,change_prices}');

-- After a delivery or a changed bill, a trigger queues the job that issues invoices and credit
-- notes. Other triggers reject changes of issued tax documents and statements.

create or replace function queue_invoices() returns trigger language plpgsql as $$
begin
  if new.order_status = 'delivered' or exists (select from tax_document where order_id = new.id) then
    perform graphile_worker.add_job(
      'issue_or_credit_invoice',
      payload := json_build_object('orderId', new.id),
      run_at := now() + interval '15 seconds',
      max_attempts := 12,
      job_key := 'invoices:' || new.id);
  end if;
  return null;
end $$;

create or replace trigger order_queue_invoices after update on "order" for each row
  when (old.version <> new.version and (new.order_status = 'delivered' or old.order_status <> 'waiting for pickup'))
  execute function queue_invoices();

create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'An issued invoice cannot be changed';
end $$;

create or replace trigger tax_document_immutable before update or delete on tax_document for each row execute function refuse_invoice_change();

create or replace function refuse_statement_change() returns trigger language plpgsql as $$
begin
  raise exception 'An issued statement cannot be changed';
end $$;

create or replace trigger statement_immutable before update or delete on statement for each row execute function refuse_statement_change();

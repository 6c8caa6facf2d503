create or replace function ask_for_papers() returns trigger language plpgsql as $$
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

create or replace trigger order_papers after update on "order" for each row
  when (old.version <> new.version and (new.order_status = 'delivered' or old.order_status <> 'waiting for pickup'))
  execute function ask_for_papers();

create or replace function keep_paper() returns trigger language plpgsql as $$
begin
  raise exception 'A paper that is issued stays as it is';
end $$;

create or replace trigger paper_stays before update or delete on paper for each row execute function keep_paper();

create or replace function keep_statement() returns trigger language plpgsql as $$
begin
  raise exception 'A statement that was made stays as it is';
end $$;

create or replace trigger statement_stays before update or delete on statement for each row execute function keep_statement();

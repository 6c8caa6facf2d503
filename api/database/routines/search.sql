-- Columns for searches: the text in lower case, followed by the same text without accents if that differs.

create or replace function normalize_search_text(input text) returns text language sql immutable parallel safe as $$
  select case when octet_length(input) = length(input) then lower(input) else lower(input) || coalesce(' ' || nullif(
    lower(normalize(regexp_replace(normalize(input, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), lower(input)), '') end
$$;

create or replace function user_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := normalize_search_text(new.name || ' ' || coalesce(new.phone, '') || ' ' || coalesce(new.email, ''));
  return new;
end $$;

create or replace trigger user_search_text before insert or update of name, phone, email on "user"
  for each row execute function user_search_text();

create or replace function address_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := normalize_search_text(new.address || ' ' || new.city || ' ' || new.state || ' ' || new.pincode);
  return new;
end $$;

create or replace trigger address_search_text before insert or update of address, city, state, pincode on address
  for each row execute function address_search_text();

create or replace function employee_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := normalize_search_text(new.name || ' ' || new.phone || ' ' || new.email);
  return new;
end $$;

create or replace trigger employee_search_text before insert or update of name, phone, email on employee
  for each row execute function employee_search_text();

create or replace function search_words(said text) returns text language sql immutable parallel safe as $$
  select case when octet_length(said) = length(said) then lower(said) else lower(said) || coalesce(' ' || nullif(
    lower(normalize(regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), lower(said)), '') end
$$;

create or replace function user_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.name || ' ' || coalesce(new.phone, '') || ' ' || coalesce(new.email, ''));
  return new;
end $$;

create or replace trigger user_words before insert or update of name, phone, email on "user"
  for each row execute function user_words();

create or replace function address_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.address || ' ' || new.city || ' ' || new.state || ' ' || new.pincode);
  return new;
end $$;

create or replace trigger address_words before insert or update of address, city, state, pincode on address
  for each row execute function address_words();

create or replace function employee_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.name || ' ' || new.phone || ' ' || new.email);
  return new;
end $$;

create or replace trigger employee_words before insert or update of name, phone, email on employee
  for each row execute function employee_words();

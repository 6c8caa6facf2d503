import { Migration } from '@mikro-orm/migrations';

// Only what stands above and below letters of Latin kind goes: marks of Tamil or Devanagari are letters. The words as they are
// stay before those, for the version before this one, which looks for them with their accents. One expression without a
// FROM, so that a statement takes it in: called for each row it is twenty times as slow.
const WORDS = `
create function search_words(said text) returns text language sql immutable parallel safe as $$
  select case when octet_length(said) = length(said) then lower(said) else lower(said) || coalesce(' ' || nullif(
    lower(normalize(regexp_replace(normalize(said, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)), lower(said)), '') end
$$;

create or replace function user_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.name || ' ' || coalesce(new.phone, '') || ' ' || coalesce(new.email, ''));
  return new;
end $$;
`;

// PostgreSQL before 17 cannot change how a column is generated: triggers write it from now on, and the table is not written anew.
const ADDRESSES = `
alter table address alter column search_text drop expression, alter column search_text set default '';
create function address_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.address || ' ' || new.city || ' ' || new.state || ' ' || new.pincode);
  return new;
end $$;
create trigger address_words before insert or update of address, city, state, pincode on address
  for each row execute function address_words();
`;

const EMPLOYEES = `
alter table employee alter column search_text drop expression, alter column search_text set default '';
create function employee_words() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(new.name || ' ' || new.phone || ' ' || new.email);
  return new;
end $$;
create trigger employee_words before insert or update of name, phone, email on employee
  for each row execute function employee_words();
`;

// Few: what has no accents is right as it is.
const WRITTEN = ['"user"', 'address', 'employee'].map(
  (table) => `
update ${table} set search_text = search_words(search_text)
  where octet_length(search_text) <> length(search_text) and search_text <> search_words(search_text);
`,
);

/** Searches look over accents, see docs/decisions/053. */
export class Migration20261123210000_accents extends Migration {
  override up(): void {
    for (const part of [WORDS, ADDRESSES, EMPLOYEES, ...WRITTEN]) this.addSql(part);
  }
}

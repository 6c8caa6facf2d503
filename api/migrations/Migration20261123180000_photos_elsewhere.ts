import { Migration } from '@mikro-orm/migrations';

const ELSEWHERE = `
alter table photo_file alter column content drop not null;
create table photo_leftover (
  photo_id uuid primary key,
  due_at timestamptz not null
);
create index photo_leftover_due on photo_leftover (due_at);
`;

// Whatever takes a row away, by hand or with its order: what the store has of it is to go as well.
const LEFT = `
create function note_photo_leftover() returns trigger language plpgsql as $$
begin
  insert into photo_leftover (photo_id, due_at) values (old.photo_id, now()) on conflict do nothing;
  return null;
end $$;
create trigger photo_file_left after delete on photo_file
  for each row when (old.content is null) execute function note_photo_leftover();
`;

/** Photos in an object store, see docs/decisions/050. */
export class Migration20261123180000_photos_elsewhere extends Migration {
  override up(): void {
    for (const part of [ELSEWHERE, LEFT]) this.addSql(part);
  }
}

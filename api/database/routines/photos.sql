create or replace function note_photo_leftover() returns trigger language plpgsql as $$
begin
  insert into photo_leftover (photo_id, due_at) values (old.photo_id, now()) on conflict do nothing;
  return null;
end $$;

create or replace trigger photo_file_left after delete on photo_file
  for each row when (old.content is null) execute function note_photo_leftover();

-- A trigger records deleted photos whose files are in the object store. A job then deletes the files.

create or replace function record_orphaned_photo() returns trigger language plpgsql as $$
begin
  insert into orphaned_photo (photo_id, due_at) values (old.photo_id, now()) on conflict do nothing;
  return null;
end $$;

create or replace trigger photo_file_deleted after delete on photo_file
  for each row when (old.content is null) execute function record_orphaned_photo();

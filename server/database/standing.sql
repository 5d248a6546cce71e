-- What the table definitions cannot say. Runs at every start, so each statement may run again.

-- The audit log only grows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
create or replace trigger audit_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();

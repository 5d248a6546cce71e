-- What the table definitions cannot say. Runs at every start, so each statement may run again.

-- The audit log only grows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
create or replace trigger audit_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();

-- Stored chat events are put on their way to the app's own server in the transaction that stores them.
create or replace function offer_chat_events() returns trigger language plpgsql as $$
declare
  app jsonb;
begin
  select settings into app from chat_app;
  if app is null or (coalesce(app ->> 'webhook_url', '') = '' and coalesce(app -> 'event_hooks', '[]') = '[]') then
    return null;
  end if;
  insert into chat_webhook_calls (id, url, event, due_at, created_at)
  select gen_random_uuid()::text, hook.url, fresh.payload, fresh.at, fresh.at
  from fresh join (
    select app ->> 'webhook_url' as url, coalesce(app -> 'webhook_events', '[]') as types
    union all
    select given ->> 'webhook_url', coalesce(given -> 'event_types', '[]')
    from jsonb_array_elements(coalesce(app -> 'event_hooks', '[]')) given
    where given ->> 'hook_type' = 'webhook' and (given ->> 'enabled')::boolean
  ) hook on coalesce(hook.url, '') <> '' and (hook.types = '[]' or hook.types ? fresh.type);
  return null;
end $$;
create or replace trigger chat_events_go_out after insert on chat_events
  referencing new table as fresh for each statement execute function offer_chat_events();

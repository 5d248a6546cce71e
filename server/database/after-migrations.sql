-- What the table definitions cannot say. Runs at every start, so each statement may run again.

-- The audit log only grows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
do $$
begin
  if not exists (select 1 from pg_trigger where tgname = 'audit_is_append_only' and tgrelid = 'audit_log'::regclass) then
    create trigger audit_is_append_only before update or delete on audit_log
      for each row execute function refuse_change();
  end if;
end $$;

-- Some tables are kept by month: a month has a partition of its own, in UTC, and goes as a whole once it is too old.
create or replace function add_month_partition(parent text, month timestamp) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists %I partition of %I for values from (%L) to (%L)',
    parent || '_' || to_char(month, 'YYYY_MM'), parent,
    month::text || '+00', (month + interval '1 month')::text || '+00');
end $$;
create or replace function drop_months_before(parent text, month timestamp) returns void language plpgsql as $$
declare
  partition text;
begin
  for partition in select inhrelid::regclass::text from pg_inherits
    where inhparent = parent::regclass and inhrelid::regclass::text ~ '_\d{4}_\d\d$'
      and inhrelid::regclass::text < parent || '_' || to_char(month, 'YYYY_MM')
  loop
    execute format('drop table %s', partition);
  end loop;
end $$;

-- The audit log has room for this month and the next; entries written before their month had room are moved into it.
create or replace function keep_audit_log(at timestamptz, months integer) returns void language plpgsql as $$
declare
  month timestamp;
  this_month timestamp := date_trunc('month', at at time zone 'UTC');
  wanted timestamp[] := array[this_month, this_month + interval '1 month'];
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  if exists (select 1 from audit_log_rest) then
    wanted := wanted || array(select distinct date_trunc('month', entry.at at time zone 'UTC') from audit_log_rest entry);
    alter table audit_log detach partition audit_log_rest;
    alter table audit_log_rest rename to audit_log_moving;
  end if;
  foreach month in array wanted loop
    perform add_month_partition('audit_log', month);
  end loop;
  if to_regclass('audit_log_moving') is not null then
    insert into audit_log select * from audit_log_moving;
    drop table audit_log_moving;
    create table audit_log_rest partition of audit_log default;
  end if;
  perform drop_months_before('audit_log', this_month - make_interval(months => months));
end $$;
select keep_audit_log(now(), 24);

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

-- One text for each application, in which the team looks for words: of the person, of what was sent and of the team's notes,
-- in lower case and without accents (matching-words.ts does the same with what is typed).
create or replace function bare_text(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;
create or replace function values_of(list jsonb, names text[]) returns text language sql immutable parallel safe as $$
  select string_agg(each.value, ' ') from jsonb_array_elements(list) entry, jsonb_each_text(entry) each
  where each.key = any(names)
$$;
create or replace function write_applicant_texts(ids uuid[]) returns void language plpgsql as $$
begin
  -- Whoever waits here reads afterwards what the other one wrote.
  perform from applicant_texts where application_id = any(ids) order by application_id for update;
  insert into applicant_texts (application_id, company_id, text)
  select application.id, application.company_id, bare_text(concat_ws(' ',
    person.full_name, person.email, candidate.headline, candidate.location, array_to_string(candidate.skills, ' '),
    candidate.summary, values_of(candidate.work_experience, '{title,companyName,description}'),
    application.pitch, values_of(application.answers, '{answer}'),
    (select string_agg(concat_ws(' ', note.text, array_to_string(note.tags, ' ')), ' ') from candidate_notes note
      where note.company_id = application.company_id and note.candidate_id = application.candidate_id
        and note.deleted_at is null),
    (select array_to_string(resume.lines, ' ') from resumes resume
      where resume.candidate_id = candidate.id and not resume.deleted
        and case when application.resume_id is null then resume.is_default else resume.id = application.resume_id end
      limit 1)))
  from applications application
  join candidates candidate on candidate.id = application.candidate_id
  join users person on person.id = candidate.user_id
  where application.id = any(ids)
  on conflict (application_id) do update set text = excluded.text;
end $$;
create or replace function keep_applicant_texts() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_table_name = 'applications' then
    ids := array[new.id];
  elsif tg_table_name = 'candidate_notes' then
    ids := array(select id from applications where company_id = coalesce(new.company_id, old.company_id)
      and candidate_id = coalesce(new.candidate_id, old.candidate_id));
  elsif tg_table_name = 'candidates' then
    ids := array(select id from applications where candidate_id = new.id);
  elsif tg_table_name = 'resumes' then
    ids := array(select id from applications where candidate_id = coalesce(new.candidate_id, old.candidate_id));
  else
    ids := array(select application.id from applications application
      join candidates candidate on candidate.id = application.candidate_id where candidate.user_id = new.id);
  end if;
  if cardinality(ids) > 0 then
    perform write_applicant_texts(ids);
  end if;
  return null;
end $$;
create or replace function begin_applicant_texts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'applications' then
    perform write_applicant_texts(array(select id from fresh));
  else
    perform write_applicant_texts(array(select distinct application.id from applications application
      join fresh on fresh.company_id = application.company_id and fresh.candidate_id = application.candidate_id));
  end if;
  return null;
end $$;
create or replace trigger applicant_texts_of_new after insert on applications
  referencing new table as fresh for each statement execute function begin_applicant_texts();
create or replace trigger applicant_texts_of_application after update of answers, pitch, resume_id on applications
  for each row execute function keep_applicant_texts();
create or replace trigger applicant_texts_of_new_note after insert on candidate_notes
  referencing new table as fresh for each statement execute function begin_applicant_texts();
create or replace trigger applicant_texts_of_note after update or delete on candidate_notes
  for each row execute function keep_applicant_texts();
create or replace trigger applicant_texts_of_candidate
  after update of headline, location, skills, summary, work_experience on candidates
  for each row execute function keep_applicant_texts();
create or replace trigger applicant_texts_of_resume
  after insert or update of lines, is_default, deleted or delete on resumes
  for each row execute function keep_applicant_texts();
create or replace trigger applicant_texts_of_person after update of full_name, email on users
  for each row execute function keep_applicant_texts();
select write_applicant_texts(array(select id from applications application
  where not exists (select 1 from applicant_texts kept where kept.application_id = application.id)));

-- Parts of words are found by index where the database has the extension, as the embedded one does; elsewhere a team's texts are read.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index if not exists applicant_texts_by_part on applicant_texts using gin (text gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  null;
end $$;

-- Nobody interviews twice at once. Bookings of one person wait for each other anyway; where the database has the extension, it refuses too.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'btree_gist') then
    create extension if not exists btree_gist;
    if not exists (select 1 from pg_constraint where conname = 'interview_bookings_apart') then
      alter table interview_bookings add constraint interview_bookings_apart
        exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&);
    end if;
  end if;
exception when insufficient_privilege then
  null;
end $$;

-- What visitors did has room for this month and the next, and for the last, whose end may still wait to be written.
create or replace function keep_visitor_events(at timestamptz, months integer) returns void language plpgsql as $$
declare
  this_month timestamp := date_trunc('month', at at time zone 'UTC');
begin
  perform add_month_partition('visitor_events', this_month - interval '1 month');
  perform add_month_partition('visitor_events', this_month);
  perform add_month_partition('visitor_events', this_month + interval '1 month');
  perform drop_months_before('visitor_events', this_month - make_interval(months => months));
end $$;
select keep_visitor_events(now(), 13);

-- The ledger only grows. Triggers bind everyone; without the grants, a role that is no superuser gets no further than the door.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: a mistake is taken back by a transfer of its own';
end $$;
create or replace function close_ledger() returns void language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on ledger_transfers, ledger_entries from public, %I', current_user);
  execute format('revoke delete, truncate on ledger_accounts from public, %I', current_user);
end $$;
select close_ledger();
create or replace trigger ledger_transfers_grow before update or delete on ledger_transfers
  for each row execute function refuse_ledger_change();
create or replace trigger ledger_transfers_stay before truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_entries_grow before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create or replace trigger ledger_entries_stay before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_accounts_stay before delete on ledger_accounts
  for each row execute function refuse_ledger_change();
create or replace trigger ledger_accounts_remain before truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();

-- Balances follow the entries, and nothing else.
create or replace function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 then
      raise exception 'An account of the ledger opens empty';
    end if;
  elsif pg_trigger_depth() < 2 or (new.id, new.name, new.currency, new.may_go_negative, new.opened_at)
      is distinct from (old.id, old.name, old.currency, old.may_go_negative, old.opened_at) then
    raise exception 'A balance of the ledger follows its entries alone';
  end if;
  return new;
end $$;
create or replace trigger ledger_accounts_follow before insert or update on ledger_accounts
  for each row execute function guard_ledger_account();
create or replace function follow_ledger_entries() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select account_id, coalesce(sum(amount) filter (where layer = 'posted'), 0) as posted,
      coalesce(sum(amount) filter (where layer = 'held'), 0) as held
    from fresh where layer <> 'coming' group by account_id order by account_id
  loop
    update ledger_accounts set balance = balance + change.posted, held = held + change.held where id = change.account_id;
  end loop;
  return null;
end $$;
create or replace trigger ledger_entries_add_up after insert on ledger_entries
  referencing new table as fresh for each statement execute function follow_ledger_entries();

-- At the commit each transfer has entries, and they sum to zero in each currency: what is posted, and what is held and may come.
-- Each entry has its transfer summed up, so a new transfer need only have one.
create or replace function balance_ledger_transfer() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'ledger_transfers' then
    if not exists (select 1 from ledger_entries where transfer_id = new.id) then
      raise exception 'A transfer of the ledger has entries';
    end if;
  elsif not exists (select 1 from ledger_transfers where id = new.transfer_id) then
    raise exception 'An entry of the ledger belongs to a transfer';
  elsif exists (select 1 from ledger_entries where transfer_id = new.transfer_id
      group by currency, layer = 'posted' having sum(amount) <> 0) then
    raise exception 'A transfer of the ledger sums to zero in each currency';
  end if;
  return null;
end $$;
do $$
begin
  if not exists (select 1 from pg_trigger where tgname = 'ledger_transfers_balance') then
    create constraint trigger ledger_transfers_balance after insert on ledger_transfers
      deferrable initially deferred for each row execute function balance_ledger_transfer();
    create constraint trigger ledger_entries_balance after insert on ledger_entries
      deferrable initially deferred for each row execute function balance_ledger_transfer();
  end if;
end $$;

-- Adds entries. Their accounts are locked in one order, so that two transfers between the same ones wait for each other
-- instead of locking up. Where an account has too little, it is named with what is missing, and no entry is added: the caller
-- undoes the transaction, since a transfer without entries can't be committed.
create or replace function add_ledger_entries(lines ledger_entries[], out short_account text, out missing bigint)
  language plpgsql as $$
declare
  change record;
  account ledger_accounts;
begin
  for change in
    select account_id, coalesce(sum(amount) filter (where layer <> 'coming'), 0) as sum
    from unnest(lines) group by account_id order by account_id
  loop
    select * into account from ledger_accounts where id = change.account_id for no key update;
    if not account.may_go_negative and account.balance + account.held + change.sum < 0 then
      short_account := account.name;
      missing := -(account.balance + account.held + change.sum);
      return;
    end if;
  end loop;
  insert into ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at, kind)
    select transfer_id, account_id, currency, layer, amount, memo, at, kind from unnest(lines);
end $$;

-- Keeps a transfer, and answers what is kept by its key: itself, or an earlier one.
create or replace function keep_ledger_transfer(made ledger_transfers, out kept_id uuid, out kept_fingerprint text)
  language plpgsql as $$
begin
  insert into ledger_transfers select made.* on conflict (key) do nothing
    returning id, fingerprint into kept_id, kept_fingerprint;
  if not found then
    select id, fingerprint into kept_id, kept_fingerprint from ledger_transfers where key = made.key;
  end if;
end $$;

-- Makes a transfer between named accounts in one call, opening those that are new; answers what is kept by its key, which may be an earlier one.
create or replace function make_ledger_transfer(made ledger_transfers, wanted jsonb,
  out kept_id uuid, out kept_fingerprint text, out short_account text, out missing bigint) language plpgsql as $$
declare
  entry record;
  account uuid;
  lines ledger_entries[];
  kind text := split_part(made.key, ':', 1);
begin
  select kept.* into kept_id, kept_fingerprint from keep_ledger_transfer(made) kept;
  if kept_id <> made.id then
    return;
  end if;
  for entry in
    select * from jsonb_to_recordset(wanted)
      as (new_id uuid, name text, currency text, may_go_negative boolean, layer text, amount bigint)
  loop
    select id into account from ledger_accounts where name = entry.name and currency = entry.currency;
    if not found then
      insert into ledger_accounts (id, name, currency, may_go_negative, opened_at)
        values (entry.new_id, entry.name, entry.currency, entry.may_go_negative, made.at)
        on conflict (name, currency) do nothing;
      select id into account from ledger_accounts where name = entry.name and currency = entry.currency;
    end if;
    lines := lines || row(null, made.id, account, entry.currency, entry.layer, entry.amount, made.memo, made.at, kind)::ledger_entries;
  end loop;
  select added.* into short_account, missing from add_ledger_entries(lines) added;
end $$;

-- Says what became of a transfer in one call. Where it can't become that, nothing is kept, and the answer is what it is.
create or replace function settle_ledger_transfer(made ledger_transfers,
  out kept_id uuid, out kept_fingerprint text, out state text, out short_account text, out missing bigint) language plpgsql as $$
declare
  source uuid := made.of_id;
begin
  -- Whoever decides about the same transfer waits here, since no one has the right to lock its row.
  perform pg_advisory_xact_lock(hashtextextended(made.of_id::text, 15));
  select id, fingerprint into kept_id, kept_fingerprint from ledger_transfers where key = made.key;
  if found then
    return;
  end if;
  -- It is the last that was said about it; what only says something of another transfer has no state. Each question has an index.
  state := coalesce(
    (select stage from ledger_transfers where of_id = made.of_id and stage = 'reversed'),
    (select stage from ledger_transfers where of_id = made.of_id and stage in ('posted', 'void')),
    (select stage from ledger_transfers where id = made.of_id and of_id is null));
  if state is distinct from (case made.stage when 'reversed' then 'posted' else 'pending' end) then
    return;
  end if;
  select kept.* into kept_id, kept_fingerprint from keep_ledger_transfer(made) kept;
  if kept_id <> made.id then
    return;
  end if;
  -- What was pending has its amounts in its posting.
  if made.stage = 'reversed' then
    source := coalesce((select id from ledger_transfers where of_id = made.of_id and stage = 'posted'), source);
  end if;
  select added.* into short_account, missing from add_ledger_entries(array(
    select row(null, made.id, account_id, currency, turn.layer, turn.amount, made.memo, made.at,
      split_part(made.key, ':', 1))::ledger_entries
    from ledger_entries entry
    cross join lateral (values ('back', entry.layer, -entry.amount), ('forth', 'posted', entry.amount)) turn(way, layer, amount)
    where transfer_id = source and (entry.layer = 'posted') = (made.stage = 'reversed')
      and (way = 'back' or made.stage = 'posted')
    order by way, nth)) added;
end $$;

-- Totals of reports follow the facts of applications, which are added and removed, never changed.
create or replace function follow_report_facts() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_table_name = 'report_applications' then
    insert into report_totals as total (company_id, counted, job_id, source, stage, value, number)
    select company_id, counted, job_id, source, '', value, sign * count(*) from moved
    cross join lateral (values ('reached', furthest::integer), ('hired', hire_hours), ('answered', answer_hours)) fact(counted, value)
    where value is not null group by company_id, counted, job_id, source, value
    on conflict on constraint report_totals_of_fact do update set number = total.number + excluded.number;
  else
    insert into report_totals as total (company_id, counted, job_id, source, stage, value, number)
    select company_id, 'stage', job_id, source, stage, hours, sign * count(*) from moved
    group by company_id, job_id, source, stage, hours
    on conflict on constraint report_totals_of_fact do update set number = total.number + excluded.number;
  end if;
  return null;
end $$;
create or replace function refuse_report_change() returns trigger language plpgsql as $$
begin
  raise exception 'Facts of reports are removed and added anew, so that their totals follow';
end $$;
do $$
begin
  if not exists (select 1 from pg_trigger where tgname = 'report_applications_added') then
    -- Nobody else writes to the two tables until the totals of what is there are counted.
    create trigger report_applications_added after insert on report_applications
      referencing new table as moved for each statement execute function follow_report_facts();
    create trigger report_applications_removed after delete on report_applications
      referencing old table as moved for each statement execute function follow_report_facts();
    create trigger report_applications_stay before update or truncate on report_applications
      for each statement execute function refuse_report_change();
    create trigger report_stages_added after insert on report_stages
      referencing new table as moved for each statement execute function follow_report_facts();
    create trigger report_stages_removed after delete on report_stages
      referencing old table as moved for each statement execute function follow_report_facts();
    create trigger report_stages_stay before update or truncate on report_stages
      for each statement execute function refuse_report_change();
    -- A migration that has to change facts drops the six triggers first.
    delete from report_totals;
    insert into report_totals (company_id, counted, job_id, source, stage, value, number)
    select company_id, counted, job_id, source, '', value, count(*) from report_applications
    cross join lateral (values ('reached', furthest::integer), ('hired', hire_hours), ('answered', answer_hours)) fact(counted, value)
    where value is not null group by company_id, counted, job_id, source, value
    union all
    select company_id, 'stage', job_id, source, stage, hours, count(*) from report_stages
    group by company_id, job_id, source, stage, hours;
  end if;
end $$;

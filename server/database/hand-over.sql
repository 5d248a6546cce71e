-- Gives to the product's role what an earlier version made here as the superuser. Runs as the superuser at every start of the
-- embedded database; after the first it finds nothing.
do $$
declare
  made record;
begin
  if (select datdba <> 'product'::regrole from pg_database where datname = current_database()) then
    execute format('alter database %I owner to product', current_database());
  end if;
  for made in
    with everything (kind, catalog, id, owner, name) as (
      select 'schema', 'pg_namespace'::regclass, oid, nspowner, oid::regnamespace::text from pg_namespace
        where nspname !~ '^pg_'
      union all
      select 'table', 'pg_class'::regclass, oid, relowner, oid::regclass::text from pg_class
        where relkind in ('r', 'p', 'v', 'm')
      union all
      -- Sequences of a column follow its table.
      select 'sequence', 'pg_class'::regclass, oid, relowner, oid::regclass::text from pg_class sequence
        where relkind = 'S' and not exists (select from pg_depend
          where classid = 'pg_class'::regclass and objid = sequence.oid and deptype in ('a', 'i'))
      union all
      select 'routine', 'pg_proc'::regclass, oid, proowner, oid::regprocedure::text from pg_proc
      union all
      select 'type', 'pg_type'::regclass, oid, typowner, oid::regtype::text from pg_type
        where typtype in ('e', 'd', 'r')
          or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c')
    )
    select kind, name from everything
    where owner = current_user::regrole
      -- What initdb made has lower numbers.
      and id >= 16384
      -- Extensions keep what is theirs.
      and not exists (select from pg_depend where classid = catalog and objid = id and deptype = 'e')
  loop
    execute format('alter %s %s owner to product', made.kind, made.name);
  end loop;
end $$;

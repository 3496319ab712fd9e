-- What an entry tells beside a record before and after: what a file held, why somebody looked at the product as another.
alter table audit_entries add column details jsonb;

-- Entries by who and what, the latest first. Every write pays for an index: addresses and requests are looked for without.
create index audit_entries_user_idx on audit_entries (user_id, id);

create index audit_entries_resource_idx on audit_entries (resource, id);

create index audit_entries_action_idx on audit_entries (action, id);

-- The chain over the entries, written behind them: each hash is made of the one before it and of what its entry holds, so
-- that an entry that was changed or removed shows. It refers to no entry, so that one that is gone can be named.
create table audit_seals (
  position bigint primary key,
  entry_id bigint not null unique,
  hash text not null,
  sealed_at timestamptz not null default now()
);

-- History is only added to. Who owns the tables can take this off; it is against mistakes, and against statements that were
-- smuggled in. A database that is filled anew from the beginning says so.
create function refuse_change_of_history() returns trigger language plpgsql as $$
declare
  has_rows boolean := true;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select exists (select from %I.%I)', tg_table_schema, tg_table_name) into has_rows;
    if not has_rows or current_setting('campus.starts_anew', true) = 'on' then
      return null;
    end if;
  end if;
  raise exception 'the history is only added to' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_entries_only_added before update or delete on audit_entries
  for each row execute function refuse_change_of_history();

create trigger audit_entries_not_emptied before truncate on audit_entries
  for each statement execute function refuse_change_of_history();

create trigger audit_seals_only_added before update or delete on audit_seals
  for each row execute function refuse_change_of_history();

create trigger audit_seals_not_emptied before truncate on audit_seals
  for each statement execute function refuse_change_of_history();

-- Who looks at the product as somebody else, read-only and for a while.
create table account_views (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  actor_id bigint not null,
  actor_name text not null,
  user_id bigint not null,
  user_name text not null,
  address text not null,
  request_id text not null,
  begun_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index account_views_open_idx on account_views (ends_at) where ended_at is null;

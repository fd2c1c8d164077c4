-- The head of the chain: the last entry, and the entry before the first that is kept. Its row lock serialises the entries.
create table audit_head (
  one boolean primary key default true check (one),
  id bigint not null default 0,
  hash bytea not null,
  base_id bigint not null default 0,
  base_hash bytea not null
);
insert into audit_head (hash, base_hash) values (sha256('SIKUD'), sha256('SIKUD'));

-- No foreign keys: an entry outlives what it names. Names of people stand only in `detail`, which can be erased.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  -- Who acted: a session, a visitor without one, or a command line.
  origin text not null check (origin in ('session', 'visitor', 'command')),
  actor_id integer,
  session_id integer,
  action text not null,
  subject_type text,
  subject_id integer,
  address text,
  request_id text,
  outcome text not null check (outcome in ('done', 'refused')),
  -- json, not jsonb: the hash is of the text as it was written.
  detail json,
  salt bytea,
  detail_hash bytea not null,
  prev bytea not null,
  hash bytea not null
);
create index on audit_log (subject_type, subject_id, id);
create index on audit_log (actor_id, id);
create index on audit_log (action, id);
create index on audit_log (at);

-- Gives the next id, the time and the hash. Hashes the time as a number: its text depends on the time zone of the session.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare head audit_head;
begin
  select * into strict head from audit_head for update;
  new.id := head.id + 1;
  new.at := clock_timestamp();
  new.salt := uuid_send(gen_random_uuid());
  new.detail_hash := sha256(new.salt || convert_to(coalesce(new.detail::text, 'null'), 'UTF8'));
  new.prev := head.hash;
  new.hash := sha256(convert_to('[' || concat_ws(',',
    new.id, (extract(epoch from new.at) * 1000000)::bigint, to_json(new.origin), coalesce(to_json(new.actor_id), 'null'),
    coalesce(to_json(new.session_id), 'null'), to_json(new.action), coalesce(to_json(new.subject_type), 'null'),
    coalesce(to_json(new.subject_id), 'null'), coalesce(to_json(new.address), 'null'),
    coalesce(to_json(new.request_id), 'null'), to_json(new.outcome),
    to_json(encode(new.detail_hash, 'hex')), to_json(encode(new.prev, 'hex'))) || ']', 'UTF8'));
  update audit_head set id = new.id, hash = new.hash;
  return new;
end $$;
create trigger audit_chain before insert on audit_log for each row execute function chain_audit_entry();

-- Two changes are allowed: the erasure of a detail with its salt, and the deletion of entries up to the base.
create function guard_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    old.detail := null;
    old.salt := null;
    if to_jsonb(new) = to_jsonb(old) then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.id <= (select base_id from audit_head) then return old; end if;
  end if;
  raise exception 'audit_log takes new entries only';
end $$;
create trigger audit_guard before update or delete on audit_log for each row execute function guard_audit_entry();
create trigger audit_guard_all before truncate on audit_log for each statement execute function guard_audit_entry();

-- Who looked at the data of a driver: one row for each user, kind, driver and trip in an hour. No driver: all of them.
create table access_log (
  id bigint generated always as identity primary key,
  user_id integer not null,
  kind text not null check (kind in ('trip', 'trips', 'live')),
  driver_id integer references driver on delete cascade,
  trip_id integer,
  hour timestamptz not null,
  last_at timestamptz not null default now(),
  count integer not null default 1,
  unique nulls not distinct (user_id, kind, driver_id, trip_id, hour)
);
create index on access_log (driver_id, id);
create index on access_log (last_at);

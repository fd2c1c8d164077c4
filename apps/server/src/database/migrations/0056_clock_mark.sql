-- The newest time that is known to be right; null in a new database until its first server starts. Old data is deleted
-- only while the clock is at most 7 days beyond it. So a server that starts with a clock years ahead deletes nothing.
create table clock_mark (
  one boolean primary key default true check (one),
  known_at timestamptz
);
insert into clock_mark (known_at) select greatest(
  (select at from audit_log order by id desc limit 1), (select max(seen_at) from server_run),
  (select max(last_contact) from device_contact), (select max(created_at) from notification),
  (select max(received_at) from last_position)
);

-- The trackers that reported a time near that of the clock while the clock was doubted; `imei` is the identity key.
create table clock_witness (
  imei text primary key,
  at timestamptz not null
);

-- True if data that is too old at the time `clock` may be deleted. Every deletion by age asks, see clock/serverClock.ts.
create function may_delete(clock timestamptz) returns boolean language sql stable as $$
  select coalesce((select clock <= known_at + interval '7 days' from clock_mark), true)
$$;

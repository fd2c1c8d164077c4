-- What happened and somebody may be told of, by the rule by which it counts: however often the server looks at it again,
-- it happened once.
create table fleet_event (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What the rule says, where users have different ones.
  setting text not null,
  -- The device, or the IMEI of an unknown one.
  subject text not null,
  at timestamptz not null,
  noticed_at timestamptz not null,
  unique (kind, setting, subject, at)
);
create index fleet_event_noticed on fleet_event (noticed_at);

-- How far the server has looked: by the clock of the database, and by the server's own.
create table notification_watch (
  only_one boolean primary key default true check (only_one),
  stored_until timestamptz not null default now(),
  looked_at timestamptz,
  -- Between these two nobody looked, and trackers may have reported in vain.
  paused_at timestamptz,
  resumed_at timestamptz,
  -- Whoever stores positions marks those that are faster; infinity while nobody wants to be told.
  slowest_kmh double precision not null default 0
);
insert into notification_watch default values;

-- The earliest position that may be speeding and was not looked at; infinity where there is none.
alter table trip_work add column fast_from timestamptz not null default 'infinity';

-- What the demo drove lately, as far as it was fast: of simulated vehicles there are no positions to look back at.
create table simulated_fix (
  device_id integer not null references device on delete cascade,
  time timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  speed double precision not null,
  primary key (device_id, time)
);

-- Trips that are under way, and whether anybody was to be told of it.
create table running_trip (
  device_id integer not null references device on delete cascade,
  start_time timestamptz not null,
  simulated boolean not null default false,
  -- When it turned out to be a trip, and not a position that strays.
  judged_at timestamptz,
  primary key (device_id, start_time)
);
create index running_trip_new on running_trip (device_id) where judged_at is null;

create index gps_session_created on gps_session (created_at);

-- What each user was told of.
create table notification (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  -- The event that it tells of: nobody is told of the same one twice.
  key text not null,
  kind text not null,
  subject text,
  title text not null,
  body text not null,
  -- The page of the dashboard that shows it, with its query.
  target text,
  at timestamptz not null,
  important boolean not null default false,
  simulated boolean not null default false,
  -- Of how many events it tells, and for the digest of a flood whose they are and when the last one came.
  count integer not null default 1,
  digest jsonb,
  grown_at timestamptz,
  read_at timestamptz,
  -- Kept empty for a while, so that every browser hears of it.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (user_id, key)
);
create index notification_changed on notification (user_id, changed_at);
create index notification_created on notification (created_at);
create index notification_subject on notification (user_id, kind, subject);

-- What a user wants to be told of, and since when each rule reads as it does; who has no row is told by the rules that
-- hold for everyone.
create table notification_rules (
  user_id integer primary key references app_user on delete cascade,
  rules jsonb not null,
  since jsonb not null
);

-- A browser that the push provider can reach, for as long as the session that named it.
create table push_token (
  id integer generated always as identity primary key,
  token text not null unique,
  user_id integer not null references app_user on delete cascade,
  session_id integer not null references session_token on delete cascade,
  -- Where that browser has the dashboard: what is pushed there leads there. Null where it did not say.
  origin text,
  registered_at timestamptz not null default now()
);
create index push_token_user on push_token (user_id);
create index push_token_session on push_token (session_id);

-- What is to be pushed, to all browsers of a user or to one of them, from `due_at` on.
create table push_message (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  token_id integer references push_token on delete cascade,
  notification_id bigint references notification on delete cascade,
  title text not null,
  body text not null,
  target text,
  -- A later message of the same tag takes the place of an earlier one on the screen.
  tag text not null,
  important boolean not null default false,
  -- Of how many events it tells.
  count integer not null default 1,
  due_at timestamptz not null default now(),
  -- When it was addressed to the user's browsers, of which there may be none; null while it waits.
  settled_at timestamptz
);
create index push_message_due on push_message (due_at) where settled_at is null;
create index push_message_user on push_message (user_id);
create index push_message_notification on push_message (notification_id);
create index push_message_token on push_message (token_id);

-- What became of each message in each browser.
create table push_sending (
  message_id bigint not null references push_message on delete cascade,
  -- Outlives the token, which goes when the provider says that it is gone.
  token_id integer not null,
  status text not null check (status in ('waiting', 'sent', 'gone', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- The provider's words for what went wrong, never the token.
  error text,
  sent_at timestamptz,
  primary key (message_id, token_id)
);
create index push_sending_waiting on push_sending (next_at) where status = 'waiting';

-- How long a vehicle was over the limit and how fast at most; null for other kinds of events.
alter table fleet_event add column started_at timestamptz, add column ended_at timestamptz, add column highest_kmh real;
create index fleet_event_speeding on fleet_event (setting, ended_at) where kind = 'speeding';

-- A rule may push without adding to the list. The row stays: it counts, and it prevents a second notification.
alter table notification add column listed boolean not null default true;

-- How many events each rule told a user of, by hour: notifications may be deleted, and a digest grows.
create table notification_count (
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  hour timestamptz not null,
  events integer not null,
  primary key (user_id, kind, hour)
);
insert into notification_count (user_id, kind, hour, events)
select user_id, kind, date_trunc('hour', created_at), sum(count) from notification
where created_at > now() - interval '7 days' group by 1, 2, 3;

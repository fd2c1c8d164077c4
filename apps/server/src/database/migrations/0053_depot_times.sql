-- The time zone and the working hours of a depot; null for those of the depot above. Working hours have one entry for
-- each weekday: null if the depot is closed, else from and to, where a `to` that is not after `from` is on the next day.
alter table fleet_group add column zone text check (zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'));
alter table fleet_group add column working_hours jsonb;

-- The zone and the working hours that apply to each depot, and the depot that has them; without one it is the default.
create view group_times as
select own.id as group_id, coalesce(zoned.zone, 'Asia/Jakarta') as zone, zoned.id as zone_from,
  coalesce(timed.working_hours, '{"mon": {"from": "06:00", "to": "20:00"}, "tue": {"from": "06:00", "to": "20:00"},
    "wed": {"from": "06:00", "to": "20:00"}, "thu": {"from": "06:00", "to": "20:00"},
    "fri": {"from": "06:00", "to": "20:00"}, "sat": {"from": "06:00", "to": "20:00"}, "sun": null}') as working_hours,
  timed.id as working_hours_from
from fleet_group own
-- The nearest depot above has the most depots above itself.
left join lateral (
  select up.id, up.zone from group_path join fleet_group up on up.id = ancestor
  where descendant = own.id and up.zone is not null
  order by (select count(*) from group_path above where above.descendant = up.id) desc limit 1
) zoned on true
left join lateral (
  select up.id, up.working_hours from group_path join fleet_group up on up.id = ancestor
  where descendant = own.id and up.working_hours is not null
  order by (select count(*) from group_path above where above.descendant = up.id) desc limit 1
) timed on true;

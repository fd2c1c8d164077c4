-- The highest speed of a share, so that trips can be sorted by it; null if none of its points has a speed.
alter table trip_share add column max_kmh double precision;

update trip_share share set max_kmh = fastest.kmh
from (
  select part.session_id, part.seq, max(nullif(speed, 'NaN')) as kmh
  from trip_share part join gps_point point on point.session_id = part.session_id and (part.from_at is null
    or time is null or time >= part.from_at and (time < part.to_at or not exists (
      select from trip_share later where later.session_id = part.session_id and later.seq > part.seq)))
  group by part.session_id, part.seq
) as fastest
where share.session_id = fastest.session_id and share.seq = fastest.seq and fastest.kmh is not null;

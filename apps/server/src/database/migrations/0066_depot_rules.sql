-- The notification rules of a depot, and when each of them last changed; null if nobody has set them. They are columns
-- of the depot, so a change of them raises its version.
alter table fleet_group add column notification_rules jsonb, add column rules_since jsonb;

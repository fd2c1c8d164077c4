-- Since when the device has its status; null if unknown. A standing device has it from the trackers' own state.
alter table last_position add column status_since timestamptz;
update last_position set status_since = device_contact.standing_since
from device_contact
where device_contact.device_id = last_position.device_id and not last_position.simulated
  and last_position.status in ('Berhenti', 'Parkir');

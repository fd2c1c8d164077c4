-- The list of trips is read in pages, newest first, the ones without times last: in all, or of a device, vehicle or driver.
create index gps_session_listed on gps_session ((coalesce(start_time, '-infinity'::timestamptz)), id);
create index gps_session_device_listed on gps_session (device_id, (coalesce(start_time, '-infinity'::timestamptz)), id);
create index gps_session_vehicle_listed on gps_session (vehicle_id, (coalesce(start_time, '-infinity'::timestamptz)), id);
create index gps_session_driver_listed on gps_session (driver_id, (coalesce(start_time, '-infinity'::timestamptz)), id);
-- The new ones begin with the same columns.
drop index gps_session_device;
drop index gps_session_vehicle;
drop index gps_session_driver;

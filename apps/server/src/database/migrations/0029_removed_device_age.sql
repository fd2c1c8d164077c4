-- A device that leaves a depot adds a row, and each row deletes the old ones: without an index, many moves take minutes.
create index removed_device_age on removed_device (removed_at);

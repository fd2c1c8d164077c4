-- Exports and shares of the data of a driver, with the period that they cover.
alter table access_log drop constraint access_log_kind_check;
alter table access_log add constraint access_log_kind_check
  check (kind in ('trip', 'trips', 'live', 'export', 'share'));
alter table access_log add column data_from timestamptz, add column data_to timestamptz;

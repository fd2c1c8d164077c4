-- Where an unknown tracker was first seen: no network may fill the list. Null: seen before there was this column.
alter table unknown_device add column network_hash bytea;

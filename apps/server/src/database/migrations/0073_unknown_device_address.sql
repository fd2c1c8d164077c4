-- The network of an unknown tracker in words, so that an installer sees where it comes from. It replaces network_hash,
-- which the servers of the last release still write during an update; the column goes with the next release.
alter table unknown_device add column network text;

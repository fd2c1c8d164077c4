-- The depots of a token, with everything below them. The flag, not the absence of rows, says that it has all depots of its
-- owner: a token whose only depot is deleted must not get all.
alter table api_token add column all_groups boolean not null default true;
create table api_token_group (
  token_id integer not null references api_token on delete cascade,
  group_id integer not null references fleet_group on delete cascade,
  primary key (token_id, group_id)
);
create index on api_token_group (group_id);

-- When the owner was told by e-mail that the token expires soon, and in which language.
alter table api_token add column warned_at timestamptz;
alter table api_token add column language text not null default 'id';

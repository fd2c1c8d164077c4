-- A session that sees only what a role sees, until then.
alter table session_token add column view_role_id integer references role on delete set null;
alter table session_token add column view_until timestamptz;
create index session_token_view_role on session_token (view_role_id) where view_role_id is not null;

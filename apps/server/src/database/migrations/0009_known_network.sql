-- Networks from which an account signed in: there it gets in while strangers guess its password from elsewhere.
create table known_network (
  user_id integer not null references app_user on delete cascade,
  network_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);
create index known_network_last_used on known_network (last_used_at);

-- One row. Without it nobody can tell from the hashes which account used which network.
create table network_salt (value text not null);
insert into network_salt values (gen_random_uuid()::text || gen_random_uuid()::text);

create function known_network_hash(user_id integer, network text) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(' ', value, user_id, network), 'UTF8')) from network_salt
$$;

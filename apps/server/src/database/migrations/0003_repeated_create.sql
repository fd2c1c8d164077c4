-- What a create with an Idempotency-Key answered, so that the same request sent again gets the same answer.
create table repeated_create (
  user_id integer not null references app_user on delete cascade,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index repeated_create_created_at on repeated_create (created_at);

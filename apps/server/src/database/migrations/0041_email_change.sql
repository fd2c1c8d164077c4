-- The new e-mail address that a user asked for. It takes effect once each mailbox that is asked has confirmed.
create table email_change (
  user_id integer primary key references app_user on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  -- The old mailbox has to confirm too: the user has no second factor, and the address is proven.
  asks_old boolean not null,
  new_confirmed boolean not null default false,
  old_confirmed boolean not null default false
);

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check
  check (purpose in ('invitation', 'recovery', 'verification', 'email', 'old-email'));

-- Tells whether a server has the secret key with which second factors are encrypted. Empty until the first one is.
create table secret_key_check (
  only_row boolean primary key default true check (only_row),
  value text not null
);

-- Accounts that the demo made: their password is known to everybody. Those that have it under other addresses are marked
-- at the next start, since SQL cannot check a hash.
alter table app_user add column demo boolean not null default false;
update app_user set demo = true where email_key in (
  'admin@sikud.test', 'operator@sikud.test', 'operator.malam@sikud.test', 'pengawas@sikud.test', 'auditor@sikud.test'
);

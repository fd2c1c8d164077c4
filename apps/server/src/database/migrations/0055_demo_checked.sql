-- Whether the password of the account was compared with the published password of the demo. It is no field of the record.
drop trigger app_user_version on app_user;
alter table app_user add column demo_checked boolean not null default false;
create trigger app_user_version before update on app_user for each row execute function raise_version(
  'email_key', 'password_hash', 'phone', 'address', 'province_id', 'regency_id', 'district_id', 'village_id', 'demo',
  'email_verified_at', 'last_sign_in_at', 'demo_checked'
);
update app_user set demo_checked = true
where id <= (select version::integer from reference_data where name = 'demo_password_check');
delete from reference_data where name = 'demo_password_check';
create index app_user_demo_unchecked on app_user (id) where not demo_checked;

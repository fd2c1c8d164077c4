-- The language in which a user reads, for texts that the server sends by itself. It is no field of the record.
drop trigger app_user_version on app_user;
alter table app_user add column language text not null default 'id';
create trigger app_user_version before update on app_user for each row execute function raise_version(
  'email_key', 'password_hash', 'phone', 'address', 'province_id', 'regency_id', 'district_id', 'village_id', 'demo',
  'email_verified_at', 'last_sign_in_at', 'demo_checked', 'language'
);

-- The title and the body of a notification in English; null in older notifications, which are Indonesian only.
alter table notification add column english jsonb;

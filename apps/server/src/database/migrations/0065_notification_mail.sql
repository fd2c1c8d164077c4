-- Whether a notification waits for the next e-mail to its user.
alter table notification add column mail_due boolean not null default false;
create index notification_mail_due on notification (user_id) where mail_due;

-- When the latest e-mail with notifications was written; the next one waits.
alter table notification_rules add column mailed_at timestamptz;

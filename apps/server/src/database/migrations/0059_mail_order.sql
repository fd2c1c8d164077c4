-- The next e-mail is found by time and id: with thousands of e-mails of the same time, the index on the time alone would
-- sort all of them for each e-mail that is sent.
create index mail_outbox_next on mail_outbox (next_try_at, id) where state = 'queued';
drop index mail_outbox_due;

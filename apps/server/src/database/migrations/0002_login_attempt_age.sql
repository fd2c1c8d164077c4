create index login_attempt_attempted_at on login_attempt (attempted_at);

-- Users of the role sign in, but reach nothing until they turn on a second factor.
alter table role add column require_factor boolean not null default false;
-- Never used: what a session reaches follows from the role and the factors of its user, at each request.
alter table session_token drop column limited;

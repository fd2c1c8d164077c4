-- The user who handed out an invitation, or copied a recovery link. The link works only as long as this user may manage
-- the account. Null for a link that nobody handed out: the owner asked for it, or it was printed on the server.
alter table account_token add column created_by integer references app_user on delete cascade;

-- For the links that are open now, the audit log knows who made them.
update account_token set created_by = (
  select actor_id from audit_log
  where subject_type = 'user' and subject_id = account_token.user_id and outcome = 'done'
    and action = any(case purpose when 'invitation' then array['inviteUser', 'sendInvitation']
      else array['createRecoveryLink', 'recovery-link'] end)
    and (actor_id is null or exists (select from app_user where app_user.id = actor_id))
  order by audit_log.id desc limit 1)
where purpose = 'invitation' or purpose = 'recovery' and not mailed;

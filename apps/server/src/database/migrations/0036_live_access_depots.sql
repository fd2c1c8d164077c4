-- The depots that the user of a live row saw then, with everything below them; null: all of them.
alter table access_log add column group_ids integer[];

-- What was seen before is not known: the depots of the user now stand for it.
update access_log set group_ids = array(
  select distinct descendant from user_group join group_path on ancestor = group_id
  where user_group.user_id = access_log.user_id order by descendant)
where kind = 'live' and exists (select from app_user where id = access_log.user_id and not all_groups);

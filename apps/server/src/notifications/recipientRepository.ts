import type { Queryable } from '../database/Database.ts'
import type { NotificationKind } from './FleetEvent.ts'
import { type NotificationRules, type Recipient, usualRules } from './Recipient.ts'

/** Reads who may be told of something, with their rules and what their roles grant now. */
export async function readRecipients(database: Queryable): Promise<Recipient[]> {
  const rows = await database.query<
    Omit<Recipient, 'rules' | 'since'> & {
      rules: NotificationRules | null
      since: Record<string, string> | null
    }
  >(
    `select app_user.id as "userId", array_agg(permission.code) as permissions, notification_rules.rules,
       notification_rules.since, extract(epoch from app_user.created_at)::float8 * 1000 as joined,
       exists (select from push_token where user_id = app_user.id) as "hasBrowser"
     from app_user
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id
     left join notification_rules on notification_rules.user_id = app_user.id
     where not app_user.disabled and permission.code in ('position.view', 'session.list', 'device.create')
     group by app_user.id, notification_rules.user_id order by app_user.id`,
  )
  return rows.map(({ rules, since, ...user }) => ({
    ...user,
    rules: rules ?? usualRules,
    since: momentsOf(since ?? {}),
  }))
}

function momentsOf(since: Record<string, string>): Partial<Record<NotificationKind, number>> {
  return Object.fromEntries(Object.entries(since).map(([kind, time]) => [kind, Date.parse(time)]))
}

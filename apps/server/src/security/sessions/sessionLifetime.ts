const LONGEST_PAUSE = '12 hours'
const LONGEST_LIFETIME = '7 days'

/** SQL for the time when a session that starts now ends, even if it is in use. */
export const sessionEnd = `now() + interval '${LONGEST_LIFETIME}'`

/** SQL for a valid `session_token`, joined with its `app_user`. A session also ends when it is not used for 12 hours. */
export const isAlive = `expires_at > now() and last_seen_at > now() - interval '${LONGEST_PAUSE}' and not disabled and status = 'active'`

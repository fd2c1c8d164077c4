/** A session ends when it was not used for this time. */
const IDLE_TIMEOUT = '12 hours'
/** A session ends after this time, even if it is in use. */
const ABSOLUTE_TIMEOUT = '7 days'

/** SQL for the time that a confirmation with password, code or passkey is valid. */
export const CONFIRMATION_LIFETIME = `interval '15 minutes'`

/** SQL for the latest end of a session that starts now. */
export const sessionEnd = `now() + interval '${ABSOLUTE_TIMEOUT}'`

/** SQL condition: the session in `session_token` is valid. The query must join `app_user`. */
export const isAlive = `expires_at > now() and last_seen_at > now() - interval '${IDLE_TIMEOUT}' and not disabled and status = 'active'`

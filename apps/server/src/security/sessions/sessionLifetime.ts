/** A session ends if it is not used for this time. */
const IDLE_TIMEOUT = '12 hours'
/** A session ends after this time, even if it is still used. */
const ABSOLUTE_TIMEOUT = '7 days'

/** SQL for the time during which a confirmation with password, code or passkey is valid. */
export const CONFIRMATION_LIFETIME = `interval '15 minutes'`

/** SQL for the time when a session that starts now ends at the latest. */
export const sessionEnd = `now() + interval '${ABSOLUTE_TIMEOUT}'`

/** SQL condition that is true if the session in `session_token` is valid. The query must join `app_user`. */
export const isAlive = `expires_at > now() and last_seen_at > now() - interval '${IDLE_TIMEOUT}' and not disabled and status = 'active'`

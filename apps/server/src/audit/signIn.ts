import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/Database.ts'
import { clientNetwork } from '../security/clientNetwork.ts'
import { queueNotice } from '../mail/mailOutbox.ts'
import { rememberDevice } from '../security/knownDevices.ts'
import { createToken } from '../security/tokens.ts'
import { writeAudit, type Subject } from './writeAudit.ts'

/**
 * First key of the advisory locks for refused sign-ins. The second key is a hash of account and network, so that
 * refused sign-ins of the same account and network are recorded one after the other.
 */
const ADVISORY_LOCK = 5_120_061

/**
 * Creates a token and records the sign-in. Queues an e-mail to the owner if the account has not used this browser
 * before. The transaction must lock the user and check again what the user proved.
 */
export async function signIn(
  transaction: Queryable,
  request: FastifyRequest,
  userId: number,
): Promise<string> {
  const agent = request.headers['user-agent']
  const address = clientNetwork(request)
  const token = await createToken(transaction, userId, { agent, address })
  const isNew = await rememberDevice(transaction, userId, agent, address)
  if (isNew) await queueNotice(transaction, request, userId, 'newDevice')
  await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
  return token
}

/** Logs and records a refused sign-in. `userId` is null if the typed address has no account. */
export async function refuseSignIn(
  database: Database,
  request: FastifyRequest,
  userId: number | null,
): Promise<void> {
  request.log.info({ network: clientNetwork(request) }, 'sign-in refused')
  await recordRefusal(database, request, userId)
}

/**
 * Records a refused sign-in or confirmation, at most one per minute for each pair of account and network. Does not store
 * the e-mail address that the visitor typed, because people sometimes type their password there.
 */
export async function recordRefusal(
  database: Database,
  request: FastifyRequest,
  userId: number | null,
): Promise<void> {
  const subject: Subject | null = userId === null ? null : { type: 'user', id: userId }
  const network = clientNetwork(request)
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
      ADVISORY_LOCK,
      `${String(userId)} ${network}`,
    ])
    const recent = await transaction.query(
      `select from audit_log where at > now() - interval '1 minute' and outcome = 'refused' and address = $1
         and subject_id is not distinct from $2::integer`,
      [network, userId],
    )
    if (recent.length === 0) await writeAudit(transaction, request, { subject, outcome: 'refused' })
  })
}

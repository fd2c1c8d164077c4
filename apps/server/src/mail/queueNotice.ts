import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { textsFor } from '../locales/messages.ts'
import { clientNetwork } from '../security/clientNetwork.ts'
import { agentName } from '../security/sessions/agentName.ts'
import { type MailDetail, type MailPurpose, queueMail } from './mailOutbox.ts'

/**
 * Queues an e-mail that informs the owner of an account about an event. It says when the event happened, and from which
 * browser and network.
 */
export async function queueNotice(
  transaction: Queryable,
  request: FastifyRequest,
  userId: number,
  purpose: MailPurpose,
  detail: MailDetail = {},
): Promise<void> {
  const { language } = textsFor(request.headers['accept-language'])
  const about = {
    time: new Date().toISOString(),
    network: clientNetwork(request),
    ...agentName(request.headers['user-agent']),
  }
  await queueMail(transaction, { purpose, userId, language, detail: { ...about, ...detail } })
}

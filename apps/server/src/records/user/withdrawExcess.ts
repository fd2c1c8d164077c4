import type { FastifyRequest } from 'fastify'
import { record, type Source } from '../../audit/record.ts'
import type { Queryable } from '../../database/Database.ts'
import { revokeUnbackedLinks } from '../../links/accountLinks.ts'
import type { Message } from '../../locales/messages.ts'
import { dropUnbackedInvitations } from '../../mail/mailOutbox.ts'
import { cutApiTokens } from '../../security/apiTokens/ownTokens.ts'
import { scopeOf } from '../../security/scope.ts'
import { listVisibleNames } from './userRepository.ts'

const NAMED = 5

/**
 * Ends what users handed out and could not hand out now: links, queued invitations, and rights of their API tokens. Call
 * it after each change that can take rights from a user, in the same transaction. Records each of them, and returns a
 * sentence for the caller; it is null if nothing ended, or nothing that the caller may know.
 */
export async function withdrawExcess(
  transaction: Queryable,
  request: FastifyRequest,
): Promise<Message | null> {
  const invited = await withdrawLinks(transaction, request)
  const tokens = await cutApiTokens(transaction)
  const owners = [...new Set(tokens.map(({ userId }) => userId))]
  for (const id of owners)
    await record(transaction, request, { action: 'cut-token', subject: { type: 'user', id } })
  const names = await listVisibleNames(transaction, scopeOf(request), invited)
  const visible = await listVisibleNames(transaction, scopeOf(request), owners)
  const cut = tokens.filter(({ userId }) => visible.some(({ id }) => id === userId)).length
  if (names.length === 0 && cut === 0) return null
  const named = names.map(({ name }) => name)
  return (texts) => texts.user.withdrawn(named.slice(0, NAMED), named.length - NAMED, cut)
}

/**
 * Ends the links and queued e-mails that users handed out and could not hand out now, and records it. Returns the ids of
 * the accounts to which they led.
 */
export async function withdrawLinks(transaction: Queryable, source: Source): Promise<number[]> {
  const links = await revokeUnbackedLinks(transaction)
  const mails = await dropUnbackedInvitations(transaction)
  const ids = [...new Set([...links, ...mails])]
  for (const id of ids)
    await record(transaction, source, { action: 'revoke-link', subject: { type: 'user', id } })
  return ids
}

/** Returns a message, followed by the sentence of `withdrawExcess` if there is one. */
export function withSentence(message: Message, sentence: Message | null): Message {
  return sentence ? (texts) => `${message(texts)} ${sentence(texts)}` : message
}

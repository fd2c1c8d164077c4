import type { FastifyRequest } from 'fastify'
import { record } from '../../audit/record.ts'
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
  const links = await revokeUnbackedLinks(transaction)
  const invitations = await dropUnbackedInvitations(transaction)
  const tokens = await cutApiTokens(transaction)
  const invited = [...new Set([...links, ...invitations])]
  const owners = [...new Set(tokens.map(({ userId }) => userId))]
  for (const [action, ids] of [['revoke-link', invited] as const, ['cut-token', owners] as const]) {
    for (const id of ids) await record(transaction, request, { action, subject: { type: 'user', id } })
  }
  const names = await listVisibleNames(transaction, scopeOf(request), invited)
  const visible = await listVisibleNames(transaction, scopeOf(request), owners)
  const cut = tokens.filter(({ userId }) => visible.some(({ id }) => id === userId)).length
  if (names.length === 0 && cut === 0) return null
  const named = names.map(({ name }) => name)
  return (texts) => texts.user.withdrawn(named.slice(0, NAMED), named.length - NAMED, cut)
}

/** Returns a message, followed by the sentence of `withdrawExcess` if there is one. */
export function withSentence(message: Message, sentence: Message | null): Message {
  return sentence ? (texts) => `${message(texts)} ${sentence(texts)}` : message
}

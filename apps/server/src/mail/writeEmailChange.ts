import type { Queryable } from '../database/Database.ts'
import { normaliseEmail } from '../identities/identityKeys.ts'
import { createLink } from '../links/accountLinks.ts'
import { lockChange } from '../links/emailChanges.ts'
import { catalogues } from '../locales/messages.ts'
import type { ClaimedMail } from './mailOutbox.ts'
import { type MailContent, renderMail } from './renderMail.ts'

interface Change {
  mail: ClaimedMail
  /** The user who requested the new address. */
  user: { id: number; name: string; email: string }
  publicUrl: string
}

/**
 * Writes the e-mail that asks one mailbox to confirm a new address, and creates the token of its link. Returns null if
 * the change is no longer pending. If another account already has the new address, the e-mail only informs the owner of
 * that account.
 */
export async function writeEmailChange(
  transaction: Queryable,
  { mail: { purpose, detail, language }, user, publicUrl }: Change,
): Promise<{ to: { name: string; address: string }; content: MailContent } | null> {
  const texts = catalogues[language].mail
  const email = await lockChange(transaction, user.id)
  if (email === null) return null
  const link = async (linkPurpose: 'email' | 'old-email') =>
    `${publicUrl}${(await createLink(transaction, user.id, linkPurpose, { mailed: true })).path}`
  if (purpose === 'oldEmail') {
    const place = texts.place(detail.browser ?? null, detail.system ?? null, detail.network ?? '')
    const text = texts.oldEmail(user.name, email, new Date(detail.time ?? 0), place)
    return {
      to: { name: user.name, address: user.email },
      content: renderMail(text, await link('old-email')),
    }
  }
  const owner = await findOwner(transaction, user.id, email)
  if (owner?.disabled) return null
  if (owner) {
    return {
      to: { name: owner.name, address: owner.email },
      content: renderMail(texts.emailTaken(owner.name)),
    }
  }
  // Omits the name of the user, because the new address can belong to another person.
  return { to: { name: '', address: email }, content: renderMail(texts.newEmail(), await link('email')) }
}

/** Finds another account that has this address. Ignores a registration whose address is not verified. */
async function findOwner(
  database: Queryable,
  userId: number,
  email: string,
): Promise<{ name: string; email: string; disabled: boolean } | undefined> {
  const [owner] = await database.query<{ name: string; email: string; disabled: boolean }>(
    `select name, email, disabled from app_user
     where (email = $2 or email_key = $3) and id <> $1 and status <> 'unverified' order by id limit 1`,
    [userId, email, normaliseEmail(email)],
  )
  return owner
}

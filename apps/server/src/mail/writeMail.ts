import type { Queryable } from '../database/Database.ts'
import { catalogues } from '../locales/messages.ts'
import { createLink, type LinkPurpose } from '../links/accountLinks.ts'
import { listTokenNames } from '../security/ownTokens.ts'
import type { Texts } from '../locales/id.ts'
import type { ClaimedMail, MailDetail, MailPurpose, Notice } from './mailOutbox.ts'
import { normaliseEmail } from '../identities/identityKeys.ts'
import { lockChange } from '../links/emailChanges.ts'
import type { MailText } from '../locales/wording.ts'

interface WrittenMail {
  to: { name: string; address: string }
  content: MailContent
}

interface Receiver {
  id: number
  name: string
  email: string
  status: string
  disabled: boolean
  verified: boolean
}

/** The notifications of an e-mail; `more` is the number of those that it does not name. */
export interface MailedNotifications {
  lines: { title: string; body: string; simulated: boolean }[]
  more: number
}

/** Reads the notifications of an e-mail; the folder `notifications` owns them. */
export type TakeNotifications = (
  transaction: Queryable,
  mail: Pick<ClaimedMail, 'id' | 'userId' | 'detail' | 'language'>,
) => Promise<MailedNotifications>

/** Where the links of e-mails lead, and how to read the notifications of an e-mail. */
interface MailSource {
  publicUrl: string
  takeNotifications?: TakeNotifications
}

/** What to do with a stored e-mail: send it, show it to the administrators as a request (`held`), or drop it (null). */
export type Decision = { mail: WrittenMail; userId: number | null } | { held: number } | null

/**
 * Decides what to do with a stored e-mail. If the server will send the e-mail, also creates the token of its link. An
 * e-mail that a visitor requested goes to the stored address of the account, never to the address that the visitor
 * typed. A recovery link that a visitor requested is sent only if the stored address is verified.
 */
export async function decideMail(
  transaction: Queryable,
  mail: ClaimedMail,
  source: MailSource | null,
): Promise<Decision> {
  const receiver = await findReceiver(transaction, mail)
  const isRequest = mail.purpose === 'recovery' && mail.emailKey !== null
  if (isRequest) {
    if (receiver?.status !== 'active' || receiver.disabled) return null
    if (source === null || !receiver.verified) return { held: receiver.id }
  }
  if (source === null) return null
  return receiver ? writeMail(transaction, mail, receiver, source) : writeRejection(mail)
}

async function findReceiver(
  database: Queryable,
  { userId, emailKey }: ClaimedMail,
): Promise<Receiver | undefined> {
  const [receiver] = await database.query<Receiver>(
    `select id, name, email, status, disabled, email_verified_at is not null as verified from app_user
     where deleted_at is null and (id = $1 or email_key = $2) order by id limit 1`,
    [userId, emailKey],
  )
  return receiver
}

async function writeMail(
  transaction: Queryable,
  mail: ClaimedMail,
  receiver: Receiver,
  { publicUrl, takeNotifications }: MailSource,
): Promise<Decision> {
  const { purpose, detail, language } = mail
  const { id, name, email, status, disabled, verified } = receiver
  const texts = catalogues[language].mail
  const written = (text: Parameters<typeof renderMail>[0], link?: string) => ({
    mail: { to: { name, address: email }, content: renderMail(text, link) },
    userId: id,
  })
  const link = async (linkPurpose: LinkPurpose) => {
    const { path, expires_at } = await createLink(transaction, id, linkPurpose, {
      mailed: true,
      createdBy: detail.inviterId ?? null,
    })
    return { url: `${publicUrl}${path}`, until: new Date(expires_at) }
  }
  if (disabled) return null
  if (purpose === 'notifications' || purpose === 'notificationTest') {
    const text = verified && (await writeNotifications(transaction, mail, name, takeNotifications))
    return text ? written(text, `${publicUrl}/notification`) : null
  }
  if (purpose === 'newEmail' || purpose === 'oldEmail') {
    const asked = await writeEmailChange(transaction, { mail, user: receiver, publicUrl })
    return asked && { mail: asked, userId: id }
  }
  if (purpose === 'emailChanged') return writeToOldAddress(mail, receiver)
  if (purpose === 'invitation' && status === 'invited') {
    const { url, until } = await link('invitation')
    return written(texts.invitation(name, await nameOf(transaction, detail.inviterId), until), url)
  }
  if (purpose === 'recovery' && status === 'active') {
    const { url } = await link('recovery')
    return written(texts.recovery(name), url)
  }
  if (purpose === 'verification') {
    if (status !== 'unverified') return written(texts.existingAccount(name), `${publicUrl}/login`)
    const { url } = await link('verification')
    return written(texts.verification(), url)
  }
  if (purpose === 'approved') return written(texts.approved(name), `${publicUrl}/login`)
  if (purpose === 'tokenExpiring') {
    const text = texts.tokenExpiring(name, new Date(detail.time ?? 0), detail.tokens?.[0] ?? '')
    return verified ? written(text, `${publicUrl}/account/security`) : null
  }
  // Sends a notice only to a verified address, because an unverified address can belong to another person.
  if (isImmediateNotice(purpose) && verified)
    return written(await writeNotice(transaction, purpose, { id, name }, detail, texts))
  return null
}

/** Writes the notifications that wait for this e-mail; null if none of them is still of interest. */
async function writeNotifications(
  transaction: Queryable,
  mail: ClaimedMail,
  name: string,
  take: TakeNotifications | undefined,
): Promise<MailText | null> {
  const { notification, mail: texts } = catalogues[mail.language]
  if (mail.purpose === 'notificationTest')
    return texts.notifications(name, [`${notification.testTitle}. ${notification.testBody}`], 0)
  const { lines, more } = (await take?.(transaction, mail)) ?? { lines: [], more: 0 }
  if (lines.length === 0) return null
  const named = lines.map(
    ({ title, body, simulated }) => `${simulated ? texts.simulated(title) : title}. ${body}`,
  )
  return texts.notifications(name, named, more)
}

async function nameOf(database: Queryable, userId = 0): Promise<string> {
  const [user] = await database.query<{ name: string }>('select name from app_user where id = $1', [userId])
  return user?.name ?? ''
}

const immediateNotices: readonly string[] = [
  'passwordChanged',
  'newDevice',
  'tokenCreated',
  'factorOff',
  'passkeyAdded',
  'passkeyRemoved',
] satisfies ImmediateNotice[]

/**
 * The kinds of notices about an event that happened just now. They contain the browser and the network of the event.
 */
type ImmediateNotice = Exclude<Notice, 'tokenExpiring' | 'emailChanged'>

function isImmediateNotice(purpose: MailPurpose): purpose is ImmediateNotice {
  return immediateNotices.includes(purpose)
}

async function writeNotice(
  transaction: Queryable,
  purpose: ImmediateNotice,
  { id, name }: { id: number; name: string },
  detail: MailDetail,
  texts: Texts['mail'],
) {
  const [when, place] = timeAndPlace(detail, texts)
  if (purpose === 'newDevice') return texts.newDevice(name, when, place)
  if (purpose === 'factorOff') return texts.factorOff(name, when, place)
  if (purpose === 'passkeyAdded' || purpose === 'passkeyRemoved')
    return texts[purpose](name, when, place, detail.passkey ?? '')
  if (purpose === 'tokenCreated') return texts.tokenCreated(name, when, place, detail.tokens?.[0] ?? '')
  // The e-mail lists the API tokens of the user, because a new password ends only the sessions and not the tokens.
  return texts.passwordChanged(name, when, place, await listTokenNames(transaction, id))
}

/** Returns the time of an event, and a text that names the browser and the network from which it came. */
function timeAndPlace({ time, browser, system, network }: MailDetail, texts: Texts['mail']): [Date, string] {
  return [new Date(time ?? 0), texts.place(browser ?? null, system ?? null, network ?? '')]
}

/** Writes the notice about a changed e-mail address. It goes to the previous address of the account. */
function writeToOldAddress({ detail, language }: ClaimedMail, { id, name }: Receiver): Decision {
  const texts = catalogues[language].mail
  if (detail.address === undefined) return null
  const content = renderMail(texts.emailChanged(name, ...timeAndPlace(detail, texts)))
  return { mail: { to: { name, address: detail.address }, content }, userId: id }
}

/** Writes the e-mail to a person whose registration was rejected and deleted. */
function writeRejection({ purpose, detail, language }: ClaimedMail): Decision {
  const { name, address } = detail
  if (purpose !== 'rejected' || name === undefined || address === undefined) return null
  const content = renderMail(catalogues[language].mail.rejected(name))
  return { mail: { to: { name, address }, content }, userId: null }
}

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
async function writeEmailChange(
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

export interface MailContent {
  subject: string
  text: string
  html: string
}

/**
 * Writes the same paragraphs as plain text and as HTML. The HTML contains no images and nothing else that tracks the
 * reader.
 */
function renderMail(
  { subject, greeting, paragraphs, button, closing }: MailText,
  link?: string,
): MailContent {
  const lines = [greeting, ...paragraphs]
  const text = [...lines.map((line) => line.replace('{link}', `\n\n${link ?? ''}\n\n`).trim()), closing].join(
    '\n\n',
  )
  const action =
    link === undefined || button === undefined
      ? ''
      : `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`
  const body = lines.map((line) => {
    const [before = '', after] = line.split('{link}')
    if (after === undefined) return `<p>${escapeHtml(line)}</p>`
    return `<p>${escapeHtml(before.trim())}</p>${action}<p>${escapeHtml(after.trim())}</p>`
  })
  const html = [...body, `<p>${escapeHtml(closing).replaceAll('\n', '<br>')}</p>`].join('\n')
  return { subject, text, html }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

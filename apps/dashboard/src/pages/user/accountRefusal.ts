import type { AccessGroup, CurrentUser, User } from '@sikud/api'
import type { UserAccountTexts } from '@sikud/ui/user'
import { isOwnAccount, userReason } from '@sikud/api/react'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

interface AccountRefusal {
  title: string
  text: string
  /** URL of the page that the user must open instead; `label` is the text of the link. */
  to: string
  label: string
}

interface AccountCase<Loaded> {
  words: UserAccountTexts
  user: Loaded
  me: CurrentUser | undefined
  groups: readonly AccessGroup[] | undefined
}

/** Returns why the password cannot be set on this page, with a link to the right page; undefined if it can be set. */
export function passwordRefusal(
  texts: Texts,
  // `offered`: whether the server can set the password of a user, or create a link for it.
  { offered, ...asked }: AccountCase<User> & { offered: boolean },
): AccountRefusal | undefined {
  const { user, words } = asked
  const back = { to: paths.user.detail(user.id), label: words.back }
  if (!offered) return { title: words.passwordUnavailable, text: words.passwordUnavailableText, ...back }
  const own = { text: words.passwordOwnText, to: paths.account.password, label: texts.titles.password }
  const refusal = refusalOf(texts, asked, own, words.passwordBeyond)
  if (refusal || user.status !== 'disabled') return refusal
  return { title: words.noLink, text: words.noLinkText, ...back }
}

/**
 * Returns why a user cannot be edited on this page, with a link to the right page. Undefined if the user can be edited,
 * or is not loaded yet.
 */
export function editRefusal(texts: Texts, { user, ...asked }: AccountCase<User | undefined>) {
  const { words } = asked
  const own = { text: words.editOwnText, to: paths.account.profile, label: texts.titles.profile }
  return user && refusalOf(texts, { user, ...asked }, own, words.readOnly)
}

function refusalOf(
  texts: Texts,
  { user, me, groups, words }: AccountCase<User>,
  own: Omit<AccountRefusal, 'title'>,
  title: string,
): AccountRefusal | undefined {
  if (isOwnAccount(me, user)) return { title: words.passwordOwn, ...own }
  const text = userReason(texts, me, user, groups)
  return text === undefined ? undefined : { title, text, to: paths.user.detail(user.id), label: words.back }
}

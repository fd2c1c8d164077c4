import type { AccessGroup, CurrentUser, User } from '@sikud/api'
import { isOwnAccount, userReason } from '@sikud/api/react'
import type { Texts } from '../../locales/id.ts'
import type { UserTexts } from '../../locales/idUserPages.ts'
import { paths } from '../../paths.ts'

interface AccountRefusal {
  title: string
  text: string
  /** URL of the page that the user must open instead; `label` is the text of the link. */
  to: string
  label: string
}

interface AccountCase {
  words: UserTexts
  user: User | undefined
  me: CurrentUser | undefined
  groups: readonly AccessGroup[] | undefined
}

/** Returns why the password cannot be set on this page, with a link to the right page; undefined if it can be set. */
export function passwordRefusal(
  texts: Texts,
  // `offered`: whether the server can set the password of a user, or create a link for it.
  { offered, user, me, groups, words }: AccountCase & { user: User; offered: boolean },
): AccountRefusal | undefined {
  const back = { to: paths.user.detail(user.id), label: words.back }
  if (!offered) {
    return { title: words.passwordUnavailable, text: words.passwordUnavailableText, ...back }
  }
  if (isOwnAccount(me, user)) {
    const own = { to: paths.account.password, label: texts.titles.password }
    return { title: words.passwordOwn, text: words.passwordOwnText, ...own }
  }
  const text = userReason(texts, me, user, groups)
  if (text !== undefined) return { title: words.passwordBeyond, text, ...back }
  if (user.status === 'disabled') return { title: words.noLink, text: words.noLinkText, ...back }
  return undefined
}

/**
 * Returns why a user cannot be edited on this page, with a link to the right page. Undefined if the user can be edited,
 * or is not loaded yet.
 */
export function editRefusal(
  texts: Texts,
  { user, me, groups, words }: AccountCase,
): AccountRefusal | undefined {
  if (user === undefined) return undefined
  if (isOwnAccount(me, user)) {
    const own = { to: paths.account.profile, label: texts.titles.profile }
    return { title: words.passwordOwn, text: words.editOwnText, ...own }
  }
  const text = userReason(texts, me, user, groups)
  const back = { to: paths.user.detail(user.id), label: words.back }
  return text === undefined ? undefined : { title: words.readOnly, text, ...back }
}

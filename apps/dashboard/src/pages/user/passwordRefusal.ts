import type { AccessGroup, CurrentUser, User } from '@sikud/api'
import { isOwnAccount, userReason } from '../../authority.ts'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

interface PasswordRefusal {
  title: string
  text: string
  /** Address and label of the link to the right page. */
  to: string
  label: string
}

/** Returns why the password of a user cannot be set here, and where to go instead; undefined where it can. */
export function passwordRefusal(
  texts: Texts,
  { user, me, groups, offered }: PasswordCase,
): PasswordRefusal | undefined {
  const back = { to: paths.user.detail(user.id), label: texts.user.back }
  if (!offered) {
    return { title: texts.user.passwordUnavailable, text: texts.user.passwordUnavailableText, ...back }
  }
  if (isOwnAccount(me, user)) {
    const own = { to: paths.account.password, label: texts.titles.password }
    return { title: texts.user.passwordOwn, text: texts.user.passwordOwnText, ...own }
  }
  const text = userReason(texts, me, user, groups)
  return text === undefined ? undefined : { title: texts.user.passwordBeyond, text, ...back }
}

interface PasswordCase {
  user: User
  me: CurrentUser | undefined
  groups: readonly AccessGroup[] | undefined
  /** Whether the server has the operation. */
  offered: boolean
}

import type { FieldErrors } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import { checks } from '../parse/__generated__/checks.ts'
import { isCommonPassword } from './commonPasswords.ts'

const { minLength, maxLength } = checks.password

/** Checks a new password and its repetition. Returns the errors by field; the object is empty if there are none. */
export function checkNewPassword(input: { password_new: string; password_re: string }): FieldErrors {
  const problem = findProblem(input.password_new)
  if (problem) return { password_new: [problem] }
  if (input.password_new !== input.password_re) return { password_re: [(texts) => texts.password.different] }
  return {}
}

/** Returns what is wrong with a password; null if it is good. */
export function findProblem(password: string): Message | null {
  const length = Array.from(password).length // counts an emoji as one character
  if (length < minLength) return (texts) => texts.password.tooShort(minLength)
  if (length > maxLength) return (texts) => texts.password.tooLong(maxLength)
  if (isCommonPassword(password)) return (texts) => texts.password.common
  return null
}

import type { FieldErrors } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import { isCommonPassword } from './commonPasswords.ts'

const SHORTEST = 8
const LONGEST = 128

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
  if (length < SHORTEST) return (texts) => texts.password.tooShort(SHORTEST)
  if (length > LONGEST) return (texts) => texts.password.tooLong(LONGEST)
  if (isCommonPassword(password)) return (texts) => texts.password.common
  return null
}

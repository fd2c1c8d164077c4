import { type FieldErrors } from '../HttpError.ts'
import { isCommonPassword } from './commonPasswords.ts'

const SHORTEST = 8
const LONGEST = 128

/** What is wrong with a new password and its repetition, by field; empty when nothing is. */
export function checkNewPassword(input: { password_new: string; password_re: string }): FieldErrors {
  const refusal = refuse(input.password_new)
  if (refusal) return { password_new: [refusal] }
  if (input.password_new !== input.password_re) return { password_re: ['Ulangi password yang sama.'] }
  return {}
}

function refuse(password: string): string | null {
  const length = Array.from(password).length // people count an emoji as one
  if (length < SHORTEST) return `Password paling sedikit ${SHORTEST} karakter.`
  if (length > LONGEST) return `Password paling banyak ${LONGEST} karakter.`
  if (isCommonPassword(password)) return 'Password ini terlalu mudah ditebak. Pilih yang lain.'
  return null
}

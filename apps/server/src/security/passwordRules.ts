import type { FieldErrors } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import { checks } from '../parse/__generated__/checks.ts'

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

/** Words that attackers try first, also with digits or punctuation before or after them. */
const words = `
  password passwort passw0rd p@ssw0rd p@ssword pass admin administrator root user guest test tester testing login welcome
  letmein master secret access default changeme computer internet server system monkey dragon football baseball
  superman batman pokemon starwars sunshine princess iloveyou whatever trustno1 shadow michael jordan
  sikud kendali kendali-demo armada kendaraan pelacak pelacakan perangkat pengendara pengguna sopir supir mobil motor truk
  rahasia sandi katasandi katakunci kunci masuk selamat indonesia jakarta bandung surabaya garuda merdeka pancasila
  sayang sayangku cinta cintaku bismillah alhamdulillah anjing kucing bunda mama papa keluarga persib persija
  google facebook samsung android qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcdefgh aaa
`
const known = new Set(words.trim().split(/\s+/))
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']
const tracks = rows.flatMap((row) => [row, row.split('').toReversed().join('')])

/** Returns whether a password is easy to guess: a known word, a sequence of keys, a repetition, or a date. */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (known.has(lower) || (bare !== '' && lower.length - bare.length <= 6 && known.has(bare))) return true
  if (/^(.{1,4})\1+$/.test(lower)) return true
  const digits = lower.replace(/\D/g, '')
  return tracks.some((track) => track.includes(lower)) || (digits === lower && /^(19|20)\d{6}$/.test(lower))
}

import { matching, type FieldCheck } from '../kit/Form/checks.ts'
import { checks } from './__generated__/checks.ts'

/** Requires 14 to 16 digits: an IMEI has 14, or 15 with its check digit, and an IMEISV has 16. */
export const imeiDigits: FieldCheck = matching('imei', checks.imei.pattern)

/** Requires one @ with text before it and, after it, a domain that contains a dot. */
export const email: FieldCheck = matching('email', checks.email.pattern)

/** Requires an Indonesian mobile or fixed-line number that begins with 0, 62 or +62, grouped in any way. */
export const indonesianPhone: FieldCheck = matching('phone', checks.phone.pattern)

/** Requires a plate: one or two letters, then one to four digits, then at most three letters. */
export const plate: FieldCheck = matching('plate', checks.plate.pattern)

/** Refuses invisible characters, so that two names that look equal are equal. */
export const label: FieldCheck = matching('label', checks.label.pattern)

/** Requires a four-digit year from the earliest of a vehicle to `latest`. */
export function yearUntil(latest: number): FieldCheck {
  return (value) => {
    const text = value.trim()
    if (text === '') return null
    const isPossible = Number(text) >= checks.vehicleYear.minimum && Number(text) <= latest
    return /^\d{4}$/u.test(text) && isPossible ? null : 'year'
  }
}

/** Requires the length of a new password. An emoji counts as one character, as on the server. */
export function newPassword(value: string): string | null {
  const { length } = Array.from(value)
  if (length === 0) return null
  if (length < checks.password.minLength) return 'passwordShort'
  return length > checks.password.maxLength ? 'passwordLong' : null
}

/** Returns whether 15 digits fail the Luhn check. Texts of other lengths have no check digit and do not fail. */
export function failsLuhn(imei: string): boolean {
  const digits = imei.trim()
  if (!/^\d{15}$/u.test(digits)) return false
  let sum = 0
  for (const [at, character] of digits.split('').entries()) {
    const digit = Number(character)
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 !== 0
}

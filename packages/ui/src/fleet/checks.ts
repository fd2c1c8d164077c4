import { matching, type FieldCheck } from '../kit/Form/checks.ts'

/** Requires 14 to 16 digits: an IMEI has 14, or 15 with its check digit, and an IMEISV has 16. */
export const imeiDigits: FieldCheck = matching('imei', /^\d{14,16}$/u)

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

/** Requires a plate: one or two letters, then one to four digits, then at most three letters. */
export const plate: FieldCheck = matching('plate', /^[a-z]{1,2}\s*[1-9]\d{0,3}\s*[a-z]{0,3}$/iu)

/** The contract has the same bound (`x-oldest`). */
const EARLIEST_VEHICLE_YEAR = 1950

/** Requires a four-digit year from 1950, the earliest of a vehicle, to `latest`. */
export function yearUntil(latest: number): FieldCheck {
  return (value) => {
    const text = value.trim()
    if (text === '') return null
    return /^\d{4}$/u.test(text) && Number(text) >= EARLIEST_VEHICLE_YEAR && Number(text) <= latest
      ? null
      : 'year'
  }
}

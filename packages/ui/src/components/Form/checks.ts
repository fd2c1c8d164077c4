/** An error code of a field. The catalogue contains the message for each code. */
export type FieldFault = 'required' | 'imei' | 'email' | 'phone' | 'plate' | 'year' | 'equal'

/** Returns the error of a text, or null. Only `required` and `equalTo` reject an empty text. */
export type FieldCheck = (value: string) => FieldFault | null

/** Requires at least one character that is not a blank. */
export function required(value: string): FieldFault | null {
  return value.trim() === '' ? 'required' : null
}

/** Requires 14 to 16 digits: an IMEI has 14, or 15 with its check digit, and an IMEISV has 16. */
export const imeiDigits: FieldCheck = matching('imei', /^\d{14,16}$/u)

/** Requires one @ with text before it and, after it, a domain that contains a dot. */
export const email: FieldCheck = matching(
  'email',
  /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@.,;<>"]+(\.[^\s\p{C}@.,;<>"]+)+$/u,
)

/** Requires an Indonesian mobile or fixed-line number that begins with 0, 62 or +62, grouped in any way. */
export function indonesianPhone(value: string): FieldFault | null {
  const digits = value.replace(/[\s().-]/gu, '')
  return digits === '' || /^(\+?62|0)[1-9]\d{6,11}$/u.test(digits) ? null : 'phone'
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

/** Requires exactly the text of another field, including blanks. */
export function equalTo(other: string): FieldCheck {
  return (value) => (value === other ? null : 'equal')
}

/** Returns the first error that the checks find; null if the value equals `accepted`, the stored value. */
export function firstFault(
  value: string,
  checks: readonly FieldCheck[],
  accepted?: string | null,
): FieldFault | null {
  if (accepted !== undefined && value === (accepted ?? '')) return null
  for (const check of checks) {
    const fault = check(value)
    if (fault !== null) return fault
  }
  return null
}

function matching(fault: FieldFault, pattern: RegExp): FieldCheck {
  return (value) => (value.trim() === '' || pattern.test(value.trim()) ? null : fault)
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

/** An error code of a field; the catalogue holds its text. */
export type FieldFault = 'required' | 'imei' | 'email' | 'phone' | 'plate' | 'year' | 'equal'

/** Checks a text; an empty text passes all checks but `required` and `equalTo`. */
export type FieldCheck = (value: string) => FieldFault | null

/** Requires a non-blank character. */
export function required(value: string): FieldFault | null {
  return value.trim() === '' ? 'required' : null
}

/** Requires 14 digits, 15 with the check digit, or 16 for an IMEISV. */
export const imeiDigits: FieldCheck = matching('imei', /^\d{14,16}$/u)

/** Requires one @, text before it and a domain with a dot after it. */
export const email: FieldCheck = matching('email', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u)

/** Requires an Indonesian phone number that begins with 0, 62 or +62, mobile or fixed line, with any grouping. */
export function indonesianPhone(value: string): FieldFault | null {
  const digits = value.replace(/[\s().-]/gu, '')
  return digits === '' || /^(\+?62|0)[1-9]\d{6,11}$/u.test(digits) ? null : 'phone'
}

/** Requires a plate: one or two letters, one to four digits, and at most three letters. */
export const plate: FieldCheck = matching('plate', /^[a-z]{1,2}\s*[1-9]\d{0,3}\s*[a-z]{0,3}$/iu)

/** Requires a four-digit year from 1900 to `latest`. */
export function yearUntil(latest: number): FieldCheck {
  return (value) => {
    const text = value.trim()
    if (text === '') return null
    return /^\d{4}$/u.test(text) && Number(text) >= 1900 && Number(text) <= latest ? null : 'year'
  }
}

/** Requires the same text as the other field, blanks included. */
export function equalTo(other: string): FieldCheck {
  return (value) => (value === other ? null : 'equal')
}

/** Returns the first error of the checks; a value equal to `accepted`, the stored value, has none. */
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

/** Returns whether 15 digits fail the Luhn check; other lengths have no check digit. */
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

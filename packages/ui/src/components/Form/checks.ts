/** What is wrong with a field; the words for it stand in the catalogue. */
export type FieldFault = 'required' | 'imei' | 'email' | 'phone' | 'plate' | 'year' | 'equal'

/** Looks at a text; empty texts pass everything but `required`. */
export type FieldCheck = (value: string) => FieldFault | null

/** Something other than blanks has to be there. */
export function required(value: string): FieldFault | null {
  return value.trim() === '' ? 'required' : null
}

/** 14 digits, 15 with the check digit, or 16 of an IMEISV. */
export const imeiDigits: FieldCheck = matching('imei', /^\d{14,16}$/u)

/** One @, something before it and a domain with a dot behind it. */
export const email: FieldCheck = matching('email', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u)

/** Indonesian number from 0 or +62, mobile or fixed line, however it is grouped. */
export function indonesianPhone(value: string): FieldFault | null {
  const digits = value.replace(/[\s().-]/gu, '')
  return digits === '' || /^(\+?62|0)[1-9]\d{6,11}$/u.test(digits) ? null : 'phone'
}

/** Prefix of one or two letters, up to four digits, up to three letters. */
export const plate: FieldCheck = matching('plate', /^[a-z]{1,2}\s*[1-9]\d{0,3}\s*[a-z]{0,3}$/iu)

/** A year of four digits, from the first motor vehicles to next year's models. */
export function yearUntil(latest: number): FieldCheck {
  return (value) => {
    const text = value.trim()
    if (text === '') return null
    return /^\d{4}$/u.test(text) && Number(text) >= 1900 && Number(text) <= latest ? null : 'year'
  }
}

/** The same text as the other field, blanks included. */
export function equalTo(other: string): FieldCheck {
  return (value) => (value === other ? null : 'equal')
}

/** The first fault that the checks find; a value equal to `accepted`, what the record already has, has none. */
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

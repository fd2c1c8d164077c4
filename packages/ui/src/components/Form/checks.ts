/** An error code of a field. The catalogue contains the message for each code. */
export type FieldFault =
  | 'required'
  | 'imei'
  | 'email'
  | 'phone'
  | 'plate'
  | 'year'
  | 'passwordShort'
  | 'passwordLong'
  | 'equal'

/** Returns the error of a text, or null. Only `required` and `equalTo` reject an empty text. */
export type FieldCheck = (value: string) => FieldFault | null

/** Requires at least one character that is not a blank. */
export function required(value: string): FieldFault | null {
  return value.trim() === '' ? 'required' : null
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

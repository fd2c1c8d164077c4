/**
 * Returns the code of the error of a text, or null. Only `required` and `equalTo` reject an empty text. The texts of
 * forms contain the message of each code of this file; a field with other checks has `faults` with their messages.
 * `value` is the value of the field, if it is not a text.
 */
export type FieldCheck = (text: string, value?: unknown) => string | null

/** Requires at least one character that is not a blank. */
export function required(value: string): string | null {
  return value.trim() === '' ? 'required' : null
}

/** Requires exactly the text of another field, including blanks. */
export function equalTo(other: string): FieldCheck {
  return (value) => (value === other ? null : 'equal')
}

/** Returns the first error that the checks find; null if the text equals `accepted`, the stored value. */
export function firstFault(
  text: string,
  checks: readonly FieldCheck[],
  accepted?: string | null,
  value: unknown = text,
): string | null {
  if (accepted !== undefined && text === (accepted ?? '')) return null
  for (const check of checks) {
    const fault = check(text, value)
    if (fault !== null) return fault
  }
  return null
}

/** Returns a check that gives the code `fault` to a text, other than an empty one, that does not match. */
export function matching(fault: string, pattern: RegExp): FieldCheck {
  return (value) => (value.trim() === '' || pattern.test(value.trim()) ? null : fault)
}

/** Trims a text; returns null for an empty or missing one. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** A text without the spaces around it; empty and absent ones are `null`. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** One token in the form of the W3C's Design Tokens (DTCG). */
export interface Token {
  $type?: string
  $value: unknown
  $description: string
}

/** Tokens and groups of them by name; a group's type is that of everything in it. */
export interface TokenGroup {
  $type?: string
  $description?: string
  [name: string]: Token | TokenGroup | string | undefined
}

/** Whether an entry of a group is a token, and not a group or a remark. */
export function isToken(entry: TokenGroup[string]): entry is Token {
  return typeof entry === 'object' && '$value' in entry
}

/** A name as it is written in tokens and custom properties: disabledBackground becomes disabled-background. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

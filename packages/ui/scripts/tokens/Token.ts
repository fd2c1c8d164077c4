/** A token in the format of the W3C Design Tokens Community Group (DTCG). */
export interface Token {
  $type?: string
  $value: unknown
  $description: string
}

/** A group of tokens and nested groups, by name. The type of a group applies to all tokens in it. */
export interface TokenGroup {
  $type?: string
  $description?: string
  [name: string]: Token | TokenGroup | string | undefined
}

/** Returns whether an entry of a group is a token. Otherwise it is a group or a description. */
export function isToken(entry: TokenGroup[string]): entry is Token {
  return typeof entry === 'object' && '$value' in entry
}

/** Converts a name to kebab case: disabledBackground becomes disabled-background. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

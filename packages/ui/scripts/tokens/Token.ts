/**
 * A token in the format of the W3C Design Tokens Community Group (DTCG). Each token states its type, because Tokens
 * Studio ignores a file in which a group has a `$type`. A value is a string where DTCG 2025.10 has an object
 * (`#0b7a75`, `8px`, `120ms`): Tokens Studio 2.11 reads only strings, and Style Dictionary 5 no objects of durations.
 */
export interface Token {
  $type: string
  $value: unknown
  $description: string
}

/** A group of tokens and nested groups, by name. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup
}

/** Returns whether an entry of a group is a token. */
export function isToken(entry: Token | TokenGroup): entry is Token {
  return '$value' in entry
}

/** Converts a name to kebab case: disabledBackground becomes disabled-background. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

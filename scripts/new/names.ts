/** Converts `fuelStation` to words: fuel station. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Capitalises the first letter: FuelStation. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Makes the first letter lower case: fuelStation. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Converts to kebab case, for paths: fuel-station. */
export function kebab(name: string): string {
  return wordsOf(name).replaceAll(' ', '-')
}

/** Converts to snake case, for tables: fuel_station. */
export function snake(name: string): string {
  return wordsOf(name).replaceAll(' ', '_')
}

/** Quotes a text as code: 'Nama'. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** Escapes a text for a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** `fuelStation` as words: fuel station. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The first letter large: Fuel station, FuelStation. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first letter small: fuelStation. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** As an address has it: fuel-station. */
export function kebab(name: string): string {
  return wordsOf(name).replaceAll(' ', '-')
}

/** As a table has it: fuel_station. */
export function snake(name: string): string {
  return wordsOf(name).replaceAll(' ', '_')
}

/** A text as code: 'Nama'. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** A text inside a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

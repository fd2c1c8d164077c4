/** What refers to a record and keeps it from being deleted. */
export interface Usage {
  /** Names of the first devices. */
  devices: string[]
  moreDevices: number
  trips: number
}

/** Returns a list of names; `others` says how many more there are. */
export function listNames(names: string[], more: number, others: (more: number) => string): string {
  return names.join(', ') + (more > 0 ? ` ${others(more)}` : '')
}

/** Returns a number with its English noun, which takes an s where the number is not 1. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

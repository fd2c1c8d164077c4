/** The devices and trips that prevent the deletion of a record, except those that the user may not see. */
export interface Usage {
  /** Whether the record is archived. */
  isArchived: boolean
  /** Names of the first devices. */
  devices: string[]
  moreDevices: number
  trips: number
  /** Whether the record has history: trips, or positions while it was in use. */
  hasPositions: boolean
}

/** Returns a list of names as text; `others` formats the number of further names. */
export function listNames(names: string[], more: number, others: (more: number) => string): string {
  return names.join(', ') + (more > 0 ? ` ${others(more)}` : '')
}

/** Returns a number with its English noun, in the plural unless the number is 1. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** The texts of an e-mail: subject, greeting, paragraphs, the label of its button, and closing. */
export interface MailText {
  subject: string
  greeting: string
  /** `{link}` marks the place of the link. */
  paragraphs: string[]
  button?: string
  closing: string
}

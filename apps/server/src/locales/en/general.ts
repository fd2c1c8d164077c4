import type { Texts } from '../id.ts'
import { count } from '../wording.ts'

export const error: Texts['error'] = {
  malformed: 'The request could not be read.',
  signedOut: 'Your session has ended. Please sign in again.',
  forbidden: 'You do not have permission to do this.',
  notFound: 'Nothing was found here.',
  outdated: 'Someone else changed this record after you opened it.',
  mediaType: 'This type of content is not supported.',
  tooLarge: 'The data you sent is too large.',
  checkFields: 'Please check the fields.',
  tooManyAttempts: (seconds) =>
    `Too many attempts. Try again in ${seconds > 120 ? count(Math.ceil(seconds / 60), 'minute') : count(seconds, 'second')}.`,
  tooManyReads: (seconds) => `Too much data was requested at once. Try again in ${count(seconds, 'second')}.`,
  unavailable: 'The service is not available. Please try again in a moment.',
  otherKey:
    'This server has another secret key than its database. Tell whoever runs the server: SECRET_KEY must be the same on all servers.',
  failed: 'Something went wrong on the server. Please try again.',
  inUse: 'This cannot be deleted: other data still uses it.',
  keyUsed: 'This request key was already used for other data.',
  dashboardNotBuilt: 'The dashboard has not been built. Run: npm run build',
}

export const field: Texts['field'] = {
  required: 'Required.',
  tooLong: (limit) => `At most ${count(limit, 'character')}.`,
  invisible: 'This text contains invisible characters. Type it again.',
  wrongForm: 'The format is not right.',
  noSuchChoice: 'There is no such choice.',
  tooSmall: (limit) => `At least ${limit}.`,
  tooGreat: (limit) => `At most ${limit}.`,
  tooManyChoices: (limit) => `At most ${count(limit, 'choice')}.`,
  repeatedChoice: 'Each choice may appear only once.',
  wrongType: 'The type of this value is not right.',
  unstorable: 'Contains characters that cannot be stored.',
  nameRequired: 'Enter a name.',
  nameTaken: 'This name is already in use.',
  noSuchTime: 'There is no such time.',
  cursorUnreadable: 'This cursor cannot be read.',
  cursorTooOld: 'This cursor is too old.',
  oneOwner: 'Name one device, one vehicle or one driver.',
  sortedPeriod: 'This order needs a period of at most 93 days.',
  period: 'The period must be at most 32 days and end after its start.',
}

export const audit: Texts['audit'] = {
  exportRecorded: 'Export recorded.',
  shareRecorded: 'Share recorded.',
}

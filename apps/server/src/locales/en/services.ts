import type { Texts } from '../id.ts'

export const notification: Texts['notification'] = {
  read: 'Notifications marked as read.',
  deleted: 'Notification deleted.',
  rulesSaved: 'Notification rules saved.',
  groupRulesSaved: 'Depot notification rules saved.',
  unknownZone: 'This time zone is unknown.',
  sameHours: 'The start and the end must not be the same hour.',
  noChannel: 'Choose a channel other than Sound, or turn this rule off.',
  testTitle: 'Test',
  testBody: 'A test message from the notification rules. Nothing happened in the fleet.',
  testSent: 'The test was sent to you.',
  testNoBrowser: 'The test was sent, but push is not allowed in any browser yet.',
}

export const push: Texts['push'] = {
  on: 'Browser notifications are on.',
  off: 'Browser notifications are off.',
  testTitle: 'Test notification',
  testBody: 'Notifications of SIKUD reach this browser.',
  testSent: 'Test notification sent.',
  noProvider: 'This server is not connected to a notification provider.',
  notAccepted: 'The notification provider has not accepted the message. Please try again later.',
  unknownBrowser: 'This browser is no longer registered. Turn notifications off and on again.',
  taken: 'This browser is still registered for another user. Ask that user to sign out, then try again.',
}

export const geocode: Texts['geocode'] = {
  failing: 'The address service is having problems. Please try again later.',
  busy: 'The address service is busy. Please try again in a moment.',
}

export const live: Texts['live'] = {
  tooManyStreams: 'Too many windows are following the fleet. Close some of them first.',
}

export const ingest: Texts['ingest'] = {
  stored: 'Position stored.',
  received: 'Position received.',
  storedExcept: (fields) => `Positions stored, except those with an unreadable field: ${fields}.`,
  tooManyPositions: 'At most 30,000 positions in one request.',
  tooManyDevices: 'At most 5,000 devices in one request.',
  missing: 'Required.',
  missingIn: (field) => `The field ${field} is required.`,
  unreadable: 'Cannot be read.',
  unreadableIn: (field) => `The field ${field} cannot be read.`,
  encrypted: 'Encrypted and cannot be read.',
  encryptedIn: (field) => `The field ${field} is encrypted and cannot be read.`,
}

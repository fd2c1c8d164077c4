import { plural, pluralForm } from '../../format/plural.ts'
import type { RoleTexts } from './texts.ts'

export const en: RoleTexts = {
  noun: (count) => pluralForm(count, { one: 'role', other: 'roles' }),
  list: 'Roles',
  form: 'Role data',
  name: 'Role',
  type: 'Type',
  description: 'Description',
  descriptionHelp: 'Who this role is for.',
  copyName: (name) => `Copy of ${name}`,
  notCopied: (count) =>
    plural(count, {
      one: 'permission is not copied because you do not have it.',
      other: 'permissions are not copied because you do not have them.',
    }),
  wholeOfGroup: 'all permissions',
  compareTitle: (name) => `Compare ${name}`,
  compareWith: 'Compared with',
  comparePlaceholder: 'Choose a role',
  compareClose: 'Close',
  onlyIn: (name) => `Only ${name}`,
  inBoth: 'Both',
  sameGrants: 'Both roles grant the same permissions.',
  notCompared: 'Permissions that this server does not list are not compared.',
  usedBy: 'Used by',
  usedByNobody: 'No users yet',
  users: (count) => plural(count, { one: 'user', other: 'users' }),
  otherUsers: (count) => `and ${plural(count, { one: 'other user', other: 'other users' })}`,
  added: 'Added',
  removed: 'Removed',
  viewingAs: (name) => `Viewing as ${name}.`,
  viewOnly: 'Nothing can be changed.',
  minutesLeft: (count) => `${plural(count, { one: 'minute', other: 'minutes' })} left.`,
  secondsLeft: (count) => `${plural(count, { one: 'second', other: 'seconds' })} left.`,
  endView: 'Back to my account',
  saveTitle: 'Save the changed permissions?',
  saveFactorTitle: 'Save the changed role?',
  save: 'Save',
  affects: (users) => {
    if (users === undefined) return 'This change affects every user with this role.'
    if (users === 0) return 'No user has this role yet.'
    return `This change affects ${plural(users, { one: 'user', other: 'users' })}.`
  },
  factor: 'Two-step verification',
  requireFactor: 'Require two-step verification',
  requireFactorHelp:
    'Users who have not turned it on must do so before they can use SIKUD. This includes those who are signed in now.',
  factorRequired: (without) =>
    without === 0
      ? 'Required'
      : `Required; ${plural(without, { one: 'user has', other: 'users have' })} not turned it on`,
  factorOptional: 'Not required',
  factorBegins: (without) =>
    without === 0
      ? 'Two-step verification becomes required.'
      : `Two-step verification becomes required. ${plural(without, { one: 'user has', other: 'users have' })} to turn it on before they can continue. Their API tokens do not work until then.`,
  factorEnds: 'Two-step verification is no longer required.',
  factorInBoth: 'Both require two-step verification.',
  factorOnlyIn: (name) => `Only ${name} requires two-step verification.`,
  beginFactor: 'Require two-step verification',
  endFactor: 'Stop requiring two-step verification',
  copy: 'Copy',
  compare: 'Compare',
  viewAs: 'View as',
  empty: 'no access data',
  emptyText: 'There are no roles yet. Add the first one at the top right.',
  permissions: 'Permissions',
  granted: 'Granted',
  notGranted: 'Not granted',
  grantedOf: (count, all) => `${count} of ${all} granted`,
  wholeGroup: (group) => `All permissions of ${group}`,
  changed: 'Changed',
  changes: (count) => plural(count, { one: 'change', other: 'changes' }),
  onlyChanged: 'Only what changed',
  search: 'Search permissions',
  noGroups: 'There are no permissions to grant yet.',
  noChanges: 'Nothing is changed yet.',
  noMatch: 'No permission matches.',
  unlisted: (count) =>
    `${plural(count, { one: 'more is not listed here and stays', other: 'more are not listed here and stay' })} saved.`,
  locked: 'You do not have the permissions with a lock, so you cannot grant them or take them away.',
  unknownGrants: 'The server does not tell the permissions of this role.',
}

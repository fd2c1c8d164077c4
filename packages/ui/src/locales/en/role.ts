import type { RoleTexts } from '../id/role.ts'

/** English texts about roles and their permissions. */
export const role: RoleTexts = {
  noun: 'roles',
  list: 'Roles',
  form: 'Role data',
  name: 'Role',
  type: 'Type',
  description: 'Description',
  descriptionHelp: 'Who this role is for.',
  copyName: (name) => `Copy of ${name}`,
  notCopied: (count) =>
    count === 1
      ? '1 permission is not copied because you do not have it.'
      : `${count} permissions are not copied because you do not have them.`,
  wholeOfGroup: 'all permissions',
  compareTitle: (name) => `Compare ${name}`,
  compareWith: 'Compared with',
  comparePlaceholder: 'Choose a role',
  compareClose: 'Close',
  onlyIn: (name) => `Only ${name}`,
  inBoth: 'Both',
  sameGrants: 'Both roles grant the same permissions.',
  notCompared: 'Permissions that this server does not list are not compared.',
  empty: 'no access data',
  emptyText: 'There are no roles yet. Add the first one at the top right.',
  permissions: 'Permissions',
  granted: 'Granted',
  notGranted: 'Not granted',
  grantedOf: (count, all) => `${count} of ${all} granted`,
  wholeGroup: (group) => `All permissions of ${group}`,
  changed: 'Changed',
  changes: (count) => (count === '1' ? '1 change' : `${count} changes`),
  onlyChanged: 'Only what changed',
  search: 'Search permissions',
  noGroups: 'There are no permissions to grant yet.',
  noChanges: 'Nothing is changed yet.',
  noMatch: 'No permission matches.',
  unlisted: (count) => `${count} more are not listed here and stay saved.`,
  locked: 'You do not have the permissions with a lock, so you cannot grant them or take them away.',
  unknownGrants: 'The server does not tell the permissions of this role.',
}

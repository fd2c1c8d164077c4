import type { Texts } from '../id.ts'
import { count, listNames } from '../wording.ts'

export const auth: Texts['auth'] = {
  wrong: 'Wrong email or password.',
  welcome: 'Welcome back.',
  signedOut: 'You are signed out.',
}

export const password: Texts['password'] = {
  tooShort: (limit) => `The password needs at least ${count(limit, 'character')}.`,
  tooLong: (limit) => `The password may have at most ${count(limit, 'character')}.`,
  common: 'This password is too easy to guess. Choose another one.',
  different: 'Repeat the same password.',
  oldWrong: 'The old password is wrong.',
  changed: 'Password changed. Please sign in again.',
  setForUser: 'The password of the user was changed.',
}

export const profile: Texts['profile'] = {
  saved: 'Profile saved.',
  province: 'There is no such province.',
  regency: 'There is no such city or regency in that province.',
  district: 'There is no such district in that city or regency.',
  village: 'There is no such village in that district.',
}

export const role: Texts['role'] = {
  created: 'Role created.',
  changed: 'Role changed.',
  deleted: 'Role deleted.',
  inUse: (names, more) =>
    `This role cannot be deleted: it is still used by ${listNames(names, more, (rest) => `and ${rest} more`)}.`,
  nameTaken: 'Another role already has this name.',
  unknownPermission: 'One of the permissions is unknown.',
  isSystem: 'The system role always has every permission: it cannot be changed or deleted.',
  ownAccount: 'Change your own account in the menu My account: Edit profile and Change password.',
  userHasMore: (names) => `This user has permissions that you do not have: ${names}.`,
  roleHasMore: (names) => `This role has permissions that you do not have: ${names}.`,
  lastEditor: 'At least one user must be able to change roles.',
}

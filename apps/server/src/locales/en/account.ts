import type { Texts } from '../id.ts'
import { count, listNames } from '../wording.ts'

export const auth: Texts['auth'] = {
  wrong: 'Wrong email or password.',
  welcome: 'Welcome back.',
  signedOut: 'You are signed out.',
  pending: 'Your registration still waits for the approval of your fleet administrator.',
  unverified: 'Your e-mail address is not verified yet. Open the link in the e-mail from SIKUD first.',
}

export const password: Texts['password'] = {
  tooShort: (limit) => `The password needs at least ${count(limit, 'character')}.`,
  tooLong: (limit) => `The password may have at most ${count(limit, 'character')}.`,
  common: 'This password is too easy to guess. Choose another one.',
  different: 'Repeat the same password.',
  oldWrong: 'The old password is wrong.',
  changed: 'Password changed. Please sign in again.',
}

export const session: Texts['session'] = {
  confirmFirst: 'Confirm your password first. Nothing has changed yet.',
  passwordWrong: 'The password is wrong.',
  confirmed: 'The password is right.',
  ended: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
  userEnded: 'The user is signed out of all devices.',
}

export const factor: Texts['factor'] = {
  codeWrong: 'The code is wrong or was used. Wait for the next code of the app and try again.',
  codeNeeded: 'Enter a code of your authenticator app, or a recovery code.',
  passwordNeeded: 'Enter your password.',
  expired: 'This sign-in took too long. Enter e-mail and password again.',
  alreadyOn: 'Two-step verification is already on.',
  notOn: 'Two-step verification is not on.',
  off: 'Two-step verification is off.',
  reset: 'Two-step verification of the user is off.',
  confirmed: 'The code is right.',
  required: 'Your role requires two-step verification, so it cannot be turned off.',
  enrolFirst: 'Your role requires two-step verification. Turn it on first to continue.',
}

export const passkey: Texts['passkey'] = {
  off: 'Passkeys are not set up on this server.',
  refused: 'This passkey cannot be used. Try again, or sign in another way.',
  known: 'This passkey is already there.',
  tooMany: (limit) => `At most ${count(limit, 'passkey')}. Delete those that you no longer use.`,
  deleted: 'Passkey deleted.',
  confirmed: 'The passkey is right.',
}

export const viewAs: Texts['viewAs'] = {
  onlyViewing: 'You are viewing as another role: nothing can be changed. Go back to your account first.',
  begun: (role) => `You view as ${role} for 15 minutes.`,
  ended: 'You are back in your own account.',
  unknownRole: 'This role does not exist any more.',
}

export const token: Texts['token'] = {
  deleted: 'The API token is deleted.',
  allDeleted: 'All API tokens of the user are deleted.',
  tooMany: (limit) => `At most ${count(limit, 'API token')}. Delete those that you do not use any more.`,
  notGrantable: 'You lack one of these permissions, or an API token cannot have it.',
  expiry: 'Choose an expiry of at most 365 days from now.',
}

export const email: Texts['email'] = {
  asked: (address) => `A confirmation e-mail will be sent to ${address}.`,
  askedBoth: (address) =>
    `A confirmation e-mail will be sent to ${address} and to the old address. Open the links in both.`,
  same: 'This is your e-mail address already.',
  noMail: 'This server cannot send e-mail yet. Ask your fleet administrator to change your e-mail address.',
  withdrawn: 'The change of the e-mail address was withdrawn.',
  changed: 'The e-mail address was changed. Sign in with the new one from now on.',
  oneLeft: 'Thank you. The address changes once the link in the other e-mail is opened too.',
  taken: 'Another account has this address already. Choose another one on the page Keamanan.',
  invalid: 'This link is not valid any more. Change the address again on the page Keamanan.',
}

export const profile: Texts['profile'] = {
  saved: 'Profile saved.',
  province: 'There is no such province.',
  regency: 'There is no such city or regency in that province.',
  district: 'There is no such district in that city or regency.',
  village: 'There is no such village in that district.',
}

export const role: Texts['role'] = {
  systemType: 'System',
  created: 'Role created.',
  changed: 'Role changed.',
  deleted: 'Role deleted.',
  inUse: (names, more) =>
    `This role cannot be deleted: it is still used by ${listNames(names, more, (rest) => `and ${rest} more`) || 'data outside your access'}.`,
  nameTaken: 'Another role already has this name.',
  unknownPermission: 'One of the permissions is unknown.',
  isSystem: 'The system role always has every permission: it cannot be changed or deleted.',
  ownAccount: 'Change your own account in the menu My account: Edit profile and Change password.',
  userHasMore: (names) => `This user has permissions that you do not have: ${names}.`,
  roleHasMore: (names) => `This role has permissions that you do not have: ${names}.`,
  lastEditor: 'At least one user must be able to change roles.',
  usedElsewhere:
    'Users outside your depots have this role too. Ask an administrator who sees all these depots, or make a copy.',
}

export const link = {
  accepted: 'The password is set. Please sign in.',
  invalid: 'This link is no longer valid. Ask your fleet administrator for a new one.',
  setUp: 'The administrator account was created. Please sign in.',
}

export const user: Texts['user'] = {
  created: 'The user was created.',
  changed: 'The user was changed.',
  deleted: 'The user was deleted.',
  disabled: 'The user was disabled and signed out everywhere.',
  enabled: 'The user was enabled again.',
  emailWrong: 'The e-mail address is not valid.',
  emailTaken: 'This e-mail address is already in use.',
  noSuchRole: 'This role does not exist.',
  notInvited: 'This user is not waiting for an invitation.',
  notActive: 'This user is not active.',
  disableFirst: 'Disable this user before you delete it.',
  lastAdministrator: 'At least one active administrator must remain.',
  withdrawn: (names, more, tokens) =>
    [
      names.length > 0 &&
        `The link for ${listNames(names, more, (rest) => `and ${rest} more`)} was cancelled, because its maker is no longer allowed to give it.`,
      tokens > 0 && `${count(tokens, 'API token')} lost access that the owner no longer has.`,
    ]
      .filter(Boolean)
      .join(' '),
  choosesOwnPassword: 'Only the owner of an account chooses its password. Make a link instead.',
}

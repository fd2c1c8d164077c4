import type { UserAccountTexts } from './accountTexts.ts'

export const en: UserAccountTexts = {
  passwordUnavailable: 'The password of another user cannot be changed here',
  passwordUnavailableText:
    'This server does not offer it yet. Users can change their own password under Change password.',
  passwordBeyond: 'You may not change the password of this user',
  passwordOwn: 'This is your own account',
  passwordOwnText: 'Change your password under My account. It asks for your old password.',
  back: 'Back to the user',
  deletion: (name) => `Name, email and personal data of ${name} are erased and cannot be restored.`,
  edit: 'Edit',
  invitationLink: 'Copy invitation link',
  recoveryLink: 'Copy recovery link',
  sendInvitation: 'Send the invitation by e-mail',
  sendRecovery: 'Send a recovery link by e-mail',
  approve: 'Approve registration',
  reject: 'Reject registration',
  rejectTitle: (name) => `Reject the registration of ${name}?`,
  rejectText: 'Its data is deleted. The person can register again.',
  notPending: 'This registration does not wait for approval',
  endSessions: 'Sign out of all devices',
  endSessionsTitle: (name) => `Sign ${name} out of all devices?`,
  endSessionsText: 'This user can sign in again at once. The API tokens still work.',
  deleteTokens: (name) => `All programs that use an API token of ${name} stop working.`,
  factor: 'Two-step verification',
  factorOn:
    'On, by an authenticator app or a passkey. Turn it off only if this user lost the device and the recovery codes.',
  resetFactor: 'Turn off',
  resetFactorTitle: (name) => `Turn off two-step verification of ${name}?`,
  resetFactorText:
    'The authenticator app, all passkeys and the recovery codes stop working. This user is signed out of all devices and can sign in again with the password alone.',
  resetFactorMail:
    'This user is told by e-mail. If the address is verified, a link for a new password is sent too.',
  disable: 'Disable',
  disableTitle: (name) => `Disable ${name}?`,
  disableText:
    'This user is signed out of all devices at once and cannot sign in again. Unused links stop working.',
  disableDetail: 'The data stays, and the account can be enabled again.',
  enable: 'Enable',
  enableTitle: (name) => `Enable ${name}?`,
  enableText: 'This user can sign in again. Earlier sessions and links do not come back.',
  ownNotice:
    'This is your own account. Change your data under My account; only another administrator can change role and status.',
  readOnly: 'You may not change this user',
  editOwnText: 'Change your data under My account. Only another administrator can change the role.',
  noLink: 'This user is disabled',
  noLinkText: 'Enable this user first, then make a link.',
}

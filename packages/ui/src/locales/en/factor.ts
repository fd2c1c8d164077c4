import type { FactorTexts } from '../id/factor.ts'

/** English texts about the second factor: sign-in, enrolment and recovery codes. */
export const factor: FactorTexts = {
  card: 'Two-step verification',
  cardText:
    'After your password you also enter a code from an authenticator app on your phone. A leaked password alone is then not enough to sign in.',
  on: 'On',
  off: 'Off',
  onSince: (time) => `On since ${time}`,
  codesLeft: (count) => `Recovery codes left: ${count}`,
  codesLow: (count) =>
    count === 0
      ? 'There are no recovery codes left. Create new ones; without them you cannot sign in if you lose your phone.'
      : `Only ${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left. Create new ones in time.`,
  requiredOn: 'Your role requires two-step verification, so it cannot be turned off.',
  requiredTitle: 'Turn on two-step verification',
  requiredText: 'Your role requires it. After that you can continue.',
  requiredNeeds:
    'Have a phone with an authenticator app at hand, such as Google Authenticator or Aegis. You do this only once.',
  requiredEnable: 'TURN ON NOW',
  signOut: 'SIGN OUT',
  signedInAs: (user) => `You are signed in as ${user}.`,
  enable: 'TURN ON',
  newCodes: 'CREATE NEW RECOVERY CODES',
  newCodesText: 'The old recovery codes stop working. Make new ones?',
  disable: 'TURN OFF',
  disableText:
    'After that, the password alone signs in to your account. Your recovery codes are deleted too. Turn two-step verification off?',
  dialog: 'Turn on two-step verification',
  scan: 'Scan this QR code with an authenticator app, such as Google Authenticator or Aegis.',
  qr: 'QR code for the authenticator app',
  secret: 'Key, if the QR code cannot be scanned',
  copySecret: 'Copy key',
  secretCopied: 'Key copied',
  typeCode: 'Then enter the 6 digits that the app shows.',
  code: 'Verification code',
  recoveryCode: 'Recovery code',
  sixDigits: 'Enter 6 digits.',
  missingCode: 'Enter a recovery code.',
  confirm: 'CONTINUE',
  cancel: 'CANCEL',
  codesTitle: 'Save your recovery codes',
  codesText:
    'If you lose your phone, you sign in with one of these codes. Each code works once, and they are not shown again.',
  codes: 'Recovery codes',
  codesHeading: (time) => `SIKUD recovery codes, created ${time}`,
  copyCodes: 'Copy',
  codesCopied: 'Copied',
  download: 'Download .txt',
  print: 'Print',
  file: 'sikud-recovery-codes.txt',
  saved: 'I have saved them',
  close: 'DONE',
  signInTitle: 'Verification code',
  signInText: 'Enter the 6 digits from the authenticator app on your phone.',
  recoveryText: 'Enter one of the recovery codes that you saved.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use a code from the app',
  signIn: 'Continue',
  back: 'Back to the password',
  stepUpTitle: 'Confirm with a code',
  stepUpText:
    'Enter the code from your authenticator app, or a recovery code. After that you are not asked again for 15 minutes.',
}

import { count, type MailText } from '../wording.ts'
import type { Texts } from '../id.ts'

const until = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

function letter(subject: string, name: string, paragraphs: string[], button?: string): MailText {
  const text = {
    subject,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    paragraphs,
    closing: 'Regards,\nSIKUD',
  }
  return button === undefined ? text : { ...text, button }
}

export const mail: Texts['mail'] = {
  none: 'This server cannot send e-mail yet. Copy the link and hand it over yourself.',
  invitationQueued: (email) => `An invitation will be sent to ${email}.`,
  recoveryQueued: (email) => `A recovery link will be sent to ${email}.`,
  invitation: (name, inviter, expires) =>
    letter(
      'Invitation to SIKUD',
      name,
      [
        `${inviter} created an account for you in SIKUD. Set your password with this link: {link} The link is valid until ${until.format(expires)} WIB and works once.`,
        'If you do not know who invited you, ignore this e-mail.',
      ],
      'Set password',
    ),
  recovery: (name) =>
    letter(
      'Reset your SIKUD password',
      name,
      [
        'We received a request to reset your password. Set a new password here: {link} Valid for 30 minutes, works once.',
        'You did not ask for this? Ignore it; your password does not change.',
      ],
      'Set a new password',
    ),
  verification: () =>
    letter(
      'Confirm your e-mail address',
      '',
      [
        'Thank you for registering. Open this link and enter the password that you have just chosen: {link} Your fleet administrator then checks your registration.',
      ],
      'Confirm e-mail',
    ),
  existingAccount: (name) =>
    letter(
      'You already have an account',
      name,
      [
        'Somebody registered in SIKUD with this e-mail address, but you already have an account. Sign in here: {link} Forgot your password? Choose "Lupa Password?" on the sign-in page.',
        'You did not register? Ignore this e-mail.',
      ],
      'Sign in',
    ),
  approved: (name) =>
    letter(
      'Registration approved',
      name,
      ['Your fleet administrator approved your registration in SIKUD. Sign in here: {link}'],
      'Sign in',
    ),
  rejected: (name) =>
    letter('Registration rejected', name, [
      'Your fleet administrator rejected your registration in SIKUD, and your registration data is deleted.',
    ]),
  place: (browser, system, network) =>
    `${[browser, system].filter(Boolean).join(' on ') || 'an unknown device'}, network ${network}`,
  passwordChanged: (name, time, place, tokens) =>
    letter('Your password was changed', name, [
      `The password of your SIKUD account was changed on ${until.format(time)} WIB from ${place}.`,
      ...(tokens.length > 0
        ? [
            `These API tokens still work: ${tokens.join(', ')}. Delete those that you do not know on the page Keamanan.`,
          ]
        : []),
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  newEmail: () =>
    letter(
      'Confirm your new e-mail address',
      '',
      [
        'Somebody wants to use this e-mail address to sign in to SIKUD. Confirm it here: {link} The link is valid for 60 minutes and works once.',
        'You did not ask for this? Ignore this e-mail.',
      ],
      'Confirm e-mail',
    ),
  oldEmail: (name, email, time, place) =>
    letter(
      'Agree to a new e-mail address',
      name,
      [
        `On ${until.format(time)} WIB, from ${place}, somebody asked to change the e-mail address of your SIKUD account to ${email}. Agree here: {link} The link is valid for 60 minutes and works once.`,
        'You did not ask for this? Do not agree. Change your password at once, and contact your fleet administrator.',
      ],
      'Agree',
    ),
  emailTaken: (name) =>
    letter('This e-mail address is in use', name, [
      'Somebody wants to use this e-mail address for another SIKUD account, but your account has it already. Your account does not change.',
      'You did not ask for this? Ignore this e-mail.',
    ]),
  emailChanged: (name, time, place) =>
    letter('Your e-mail address was changed', name, [
      `The e-mail address of your SIKUD account was changed on ${until.format(time)} WIB from ${place}. This address no longer signs in.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  newDevice: (name, time, place) =>
    letter('Sign-in from a new device', name, [
      `Somebody signed in to your SIKUD account on ${until.format(time)} WIB from ${place}.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  tokenExpiring: (name, time, token) =>
    letter(
      'API token expires soon',
      name,
      [
        `The API token "${token}" is valid until ${until.format(time)} WIB. After that the program that uses it cannot read data any more.`,
        'Create a new token on the page Keamanan, and put it into that program: {link}',
      ],
      'Open Keamanan',
    ),
  simulated: (title) => `${title} (simulated)`,
  notifications: (name, lines, more) =>
    letter(
      count(lines.length + more, 'fleet notification'),
      name,
      [
        ...lines,
        ...(more > 0 ? [`And ${more} more.`] : []),
        'All of them are in the list of notifications. There you can also choose what is sent by e-mail: {link}',
      ],
      'Open the notifications',
    ),
  factorOff: (name, time, place) =>
    letter('Two-step verification turned off', name, [
      `Two-step verification of your SIKUD account was turned off on ${until.format(time)} WIB from ${place}.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  passkeyAdded: (name, time, place, passkey) =>
    letter('Passkey added', name, [
      `The passkey "${passkey}" was added to your SIKUD account on ${until.format(time)} WIB from ${place}. It signs in without a password.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  passkeyRemoved: (name, time, place, passkey) =>
    letter('Passkey deleted', name, [
      `The passkey "${passkey}" was deleted from your SIKUD account on ${until.format(time)} WIB from ${place}.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
  tokenCreated: (name, time, place, token) =>
    letter('API token created', name, [
      `The API token "${token}" was created for your SIKUD account on ${until.format(time)} WIB from ${place}.`,
      'Was it not you? Contact your fleet administrator at once.',
    ]),
}

export const register: Texts['register'] = {
  closed: 'Registration is closed on this server. Ask your fleet administrator for an account.',
  full: 'Too many registrations wait for approval. Try again later, or contact your fleet administrator.',
  mailed: 'If this address can be registered, we send an e-mail to it. Open the link in it.',
  stored: 'Your registration is stored. Your fleet administrator will check it.',
  verified: 'Your e-mail address is verified. Your fleet administrator will check your registration.',
  otherPassword: 'This is not the password that you chose when you registered.',
  asked: 'If this address is registered, we send an e-mail to it.',
  noMail: 'This server cannot send e-mail yet. Ask your fleet administrator for help.',
  recorded:
    'This server cannot send e-mail yet. Your request is stored; ask your fleet administrator for a link.',
  notPending: 'This registration does not wait for approval.',
  approved: 'The registration was approved.',
  rejected: 'The registration was rejected and deleted.',
}

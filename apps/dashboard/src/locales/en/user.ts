import type { Texts } from '../id.ts'

/** Texts about users in English. */
export const user: Texts['user'] = {
  passwordUnavailable: 'The password of another user cannot be changed here',
  passwordUnavailableText:
    'This server does not offer it yet. Users can change their own password under Change password.',
  passwordBeyond: 'You may not change the password of this user',
  beyond: (missing) => `This user has ${missing}.`,
  passwordOwn: 'This is your own account',
  passwordOwnText: 'Change your password under My account. It asks for your old password.',
  back: 'Back to the user',
}

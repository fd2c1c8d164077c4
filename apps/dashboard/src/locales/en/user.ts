import type { Texts } from '../id.ts'

/** Texts about users in English. */
export const user: Texts['user'] = {
  passwordUnavailable: 'The password of another user cannot be changed here',
  passwordUnavailableText:
    'This server does not offer it yet. Users can change their own password under Change password.',
  back: 'Back to the user',
}

import type { Texts } from '../id.ts'

/** Texts about the pages for guests: sign-up, forgotten password, recovery in English. */
export const selfService: Texts['selfService'] = {
  signUpClosed:
    'This server does not offer sign-up yet, so nothing was sent. Ask your fleet administrator for an account.',
}

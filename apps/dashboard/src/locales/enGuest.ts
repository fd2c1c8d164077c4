import type { GuestTexts } from './idGuest.ts'

/** The texts of the public pages and of error messages, in English. */
export const en: GuestTexts = {
  titles: {
    login: 'Sign in',
    register: 'Sign up',
    forgotPassword: 'Forgotten password',
    invitation: 'Set Password',
    verifyEmail: 'Confirm e-mail',
    setUp: 'First administrator',
    recover: 'Account recovery',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Something went wrong on this page. The menus still work; reload to try again.',
    staleTitle: 'A part of the page could not be loaded',
    staleText: 'The connection was lost, or there is a new version. Reload to go on.',
    offlineTitle: 'No connection',
    offlineText: 'The browser does not have this page yet. It opens by itself once the connection is back.',
    reload: 'Reload',
    olderServer:
      'This server has an older version than the dashboard, so some pages can fail. Ask the administrator of your server.',
    close: 'Close',
  },
  account: {
    loadFailed: 'Your account could not be loaded',
    retry: 'Try again',
  },
  storage: {
    blocked: 'The browser refuses storage: you will have to sign in again after this tab is closed.',
  },
  received: 'We have received your request.',
  passwordSet: 'The password is set. Please sign in.',
  signedIn: 'You are signed in.',
  expired: 'Your session has ended. Please sign in again.',
  passkey: {
    cancelled: 'The passkey was cancelled, or it took too long. Try again.',
    known: 'This device already has a passkey for your account.',
    address: 'Passkeys cannot be used at this address.',
    failed: 'This device cannot use passkeys.',
  },
  selfService: {
    signUpClosed:
      'This server does not offer sign-up yet, so nothing was sent. Ask your fleet administrator for an account.',
  },
}

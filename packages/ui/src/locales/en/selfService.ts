import type { SelfServiceTexts } from '../id/selfService.ts'

/** English texts of the guest pages: sign-up and password reset. */
export const selfService: SelfServiceTexts = {
  registerSubtitle: 'SIKUD accounts are made by your fleet administrator.',
  username: 'Username',
  signUp: 'Sign Up',
  haveAccount: 'Already have an account? Sign in',
  forgotSubtitle: 'Enter the email that you sign in with.',
  next: 'Continue',
  backToLogin: 'Back to sign-in',
  recoverSubtitle: 'Choose a new password for your account.',
  recover: 'Recover',
  verifyTitle: 'Verify your Email',
  verifyText: 'Thank you, check your email for instructions to reset your password',
  verifyHelp: 'No email arrives? Ask your fleet administrator to reset your password.',
  skip: 'Skip',
  resend: 'Resend',
}

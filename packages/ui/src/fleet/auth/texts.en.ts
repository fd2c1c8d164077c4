import type { LoginTexts } from './texts.ts'

export const en: LoginTexts = {
  title: 'Sign in to your account',
  subtitle: 'Welcome back! Please enter your details',
  email: 'Email',
  emailPlaceholder: 'name@company.co.id',
  password: 'Password',
  forgot: 'Forgot password?',
  register: 'Sign up',
  submit: 'Sign In',
  passkey: 'Sign in with a passkey',
  submitting: 'Loading...',
  wait: (seconds) => `Wait ${seconds} s`,
  claim: 'Every vehicle, one map.',
  claimDetail: 'See positions, replay trips, manage the fleet.',
}

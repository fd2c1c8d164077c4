import { type ReviewedScreen, noQuestion, onlyFields, ownTexts, nothingSent, states } from './screenStates.ts'

const guest = { title: 'Screens/Tamu' }

/** The screens of visitors who are not signed in. */
export const guestScreens: ReviewedScreen[] = [
  {
    name: 'Masuk',
    at: '/login',
    title: 'Screens/Masuk',
    states: { ...states('', 'Default'), loading: 'Submitting', empty: onlyFields, longNames: ownTexts },
  },
  {
    ...guest,
    name: 'Daftar akun',
    at: '/register',
    states: {
      ...states('Register', 'Register'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'RegisterClosed',
      longNames: ownTexts,
    },
  },
  {
    ...guest,
    name: 'Lupa password',
    at: '/forgot-password',
    states: {
      ...states('ForgotPassword', 'ForgotPassword'),
      loading: noQuestion,
      empty: onlyFields,
      failed: nothingSent,
      longNames: ownTexts,
    },
  },
  {
    ...guest,
    name: 'Pemulihan akun',
    at: '/recover',
    states: {
      ...states('Recover', 'Recover'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'RecoverNotRepeated',
      longNames: ownTexts,
    },
  },
  {
    name: 'Undangan',
    at: '/invitation',
    title: 'Screens/Tautan akun',
    states: { ...states('', 'Default'), empty: 'WithoutCode' },
  },
  {
    name: 'Administrator pertama',
    at: '/setup',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('SetUp', 'SetUp'),
      loading: 'SetUpSaving',
      empty: 'SetUpWithoutCode',
      longNames: ownTexts,
    },
  },
  {
    name: 'Konfirmasi email',
    at: '/verify-email',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('VerifyEmail', 'VerifyEmail'),
      loading: noQuestion,
      empty: 'VerifyEmailWithoutCode',
      failed: 'VerifyEmailRefused',
      longNames: ownTexts,
    },
  },
  {
    name: 'Konfirmasi email baru',
    at: '/confirm-email',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('ConfirmEmail', 'ConfirmEmail'),
      loading: noQuestion,
      empty: 'ConfirmEmailWithoutCode',
      failed: 'ConfirmEmailFailed',
      longNames: ownTexts,
    },
  },
]

'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  registerSubtitle: 'Akun SIKUD dibuatkan oleh admin armada Anda.',
  username: 'Username',
  signUp: 'Sign Up',
  haveAccount: 'Sudah mendapatkan akun? Masuk',
  forgotSubtitle: 'Masukkan email yang Anda pakai untuk masuk.',
  next: 'Continue',
  backToLogin: 'Kembali ke halaman masuk',
  recoverSubtitle: 'Buat password baru untuk akun Anda.',
  recover: 'Pulihkan',
  invitationSubtitle: 'Buat password untuk mulai memakai SIKUD.',
  invitationGreeting: (name: string) => `Halo ${name}, buat password untuk mulai memakai SIKUD.`,
  accept: 'Buat Password',
  passwordHelp: '8 sampai 128 karakter, bukan password yang mudah ditebak.',
  code: 'Tempel kode',
  codeHelp: 'Tempel tautan yang Anda terima, atau kode sesudah tanda # di dalamnya.',
  useCode: 'Lanjutkan',
  checking: 'Memeriksa tautan…',
  otherSession: 'Peramban ini sedang dipakai masuk. Sesi itu diakhiri setelah password dibuat.',
  registerOpenSubtitle: 'Admin armada memeriksa setiap pendaftaran.',
  verifySubtitle: 'Masukkan password yang tadi Anda buat saat mendaftar.',
  verifyPassword: 'Password yang Anda buat saat mendaftar.',
  verify: 'Konfirmasi Email',
  confirmEmailSubtitle: 'Tekan tombol ini jika Anda yang mengubah alamat email akun SIKUD.',
  openApp: 'Buka SIKUD',
  setUpSubtitle: 'Server ini belum memiliki akun. Buat akun administrator pertama.',
  name: 'Nama',
  createAdministrator: 'Buat Administrator',
  verifyTitle: 'Verify your Email',
  verifyText: 'Thank you, check your email for instructions to reset your password',
  verifyHelp: 'Tidak ada email yang masuk? Minta admin armada mengatur ulang password Anda.',
  skip: 'Skip',
  resend: 'Resend',
}

export type SelfServiceTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    selfService: SelfServiceTexts
  }
}

/** Returns the texts for sign-up and password reset. */
export const useSelfServiceTexts = createTexts('selfService', id, () => import('./selfServiceTexts.en.ts'))

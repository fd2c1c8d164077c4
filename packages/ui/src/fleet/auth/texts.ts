'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Masuk ke Akun Anda',
  subtitle: 'Selamat datang kembali! Silakan masukkan detail Anda',
  email: 'Email',
  emailPlaceholder: 'nama@perusahaan.co.id',
  password: 'Password',
  forgot: 'Lupa Password?',
  register: 'Daftar Akun',
  submit: 'Sign In',
  passkey: 'Masuk dengan passkey',
  submitting: 'Loading...',
  wait: (seconds: number) => `Tunggu ${seconds} dtk`,
  claim: 'Semua kendaraan, satu peta.',
  claimDetail: 'Lihat posisi, putar ulang perjalanan, kelola armada.',
}

export type LoginTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    login: LoginTexts
  }
}

/** Returns the texts of the sign-in. */
export const useLoginTexts = createTexts('login', id, () => import('./texts.en.ts'))

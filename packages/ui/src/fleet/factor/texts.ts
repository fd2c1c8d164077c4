'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  card: 'Verifikasi dua langkah',
  cardText:
    'Setelah password, Anda juga memasukkan kode dari aplikasi autentikator di ponsel. Password yang bocor saja tidak cukup untuk masuk.',
  on: 'Aktif',
  off: 'Tidak aktif',
  onSince: (time: string) => `Aktif sejak ${time}`,
  codesLeft: (count: number) => `Kode pemulihan tersisa: ${count}`,
  codesLow: (count: number) =>
    count === 0
      ? 'Kode pemulihan sudah habis. Buat kode baru; tanpa kode itu Anda tidak dapat masuk jika ponsel hilang.'
      : `Tinggal ${count} kode pemulihan. Buat kode baru sebelum habis.`,
  requiredOn: 'Hak akses Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.',
  requiredTitle: 'Aktifkan verifikasi dua langkah',
  requiredText: 'Hak akses Anda mewajibkannya. Setelah itu Anda dapat melanjutkan.',
  requiredNeeds:
    'Siapkan ponsel dengan aplikasi autentikator, misalnya Google Authenticator atau Aegis. Ini hanya perlu sekali.',
  requiredEnable: 'AKTIFKAN SEKARANG',
  requiredChoose:
    'Pilih salah satu. Passkey memakai sidik jari, wajah, atau PIN perangkat ini. Aplikasi autentikator, misalnya Google Authenticator atau Aegis, menampilkan kode di ponsel. Ini hanya perlu sekali.',
  requiredPasskey: 'PAKAI PASSKEY',
  requiredApp: 'PAKAI APLIKASI AUTENTIKATOR',
  signOut: 'KELUAR',
  signedInAs: (user: string) => `Anda masuk sebagai ${user}.`,
  enable: 'AKTIFKAN',
  newCodes: 'BUAT KODE PEMULIHAN BARU',
  newCodesText: 'Kode pemulihan yang lama tidak berlaku lagi. Buat kode baru?',
  disable: 'MATIKAN',
  disableText:
    'Setelah itu password saja cukup untuk masuk ke akun Anda. Kode pemulihan Anda juga dihapus. Matikan verifikasi dua langkah?',
  dialog: 'Aktifkan verifikasi dua langkah',
  scan: 'Pindai kode QR ini dengan aplikasi autentikator, misalnya Google Authenticator atau Aegis.',
  qr: 'Kode QR untuk aplikasi autentikator',
  secret: 'Kunci, jika kode QR tidak dapat dipindai',
  copySecret: 'Salin kunci',
  secretCopied: 'Kunci disalin',
  typeCode: 'Lalu masukkan 6 angka yang tampil di aplikasi.',
  code: 'Kode verifikasi',
  recoveryCode: 'Kode pemulihan',
  sixDigits: 'Masukkan 6 angka.',
  missingCode: 'Masukkan kode pemulihan.',
  confirm: 'LANJUTKAN',
  cancel: 'BATAL',
  codesTitle: 'Simpan kode pemulihan Anda',
  codesText:
    'Jika ponsel hilang, Anda masuk dengan salah satu kode ini. Setiap kode hanya dapat dipakai sekali, dan kode ini tidak ditampilkan lagi.',
  codes: 'Kode pemulihan',
  codesHeading: (time: string) => `Kode pemulihan SIKUD, dibuat ${time}`,
  copyCodes: 'Salin',
  codesCopied: 'Disalin',
  download: 'Unduh .txt',
  print: 'Cetak',
  file: 'kode-pemulihan-sikud.txt',
  saved: 'Sudah saya simpan',
  close: 'SELESAI',
  signInTitle: 'Kode verifikasi',
  signInText: 'Masukkan 6 angka dari aplikasi autentikator di ponsel Anda.',
  recoveryText: 'Masukkan salah satu kode pemulihan yang Anda simpan.',
  useRecovery: 'Pakai kode pemulihan',
  useApp: 'Pakai kode dari aplikasi',
  signIn: 'Lanjutkan',
  back: 'Kembali ke password',
  stepUpTitle: 'Konfirmasi dengan kode',
  stepUpText:
    'Masukkan kode dari aplikasi autentikator, atau kode pemulihan. Setelah itu Anda tidak ditanya lagi selama 15 menit.',
  passkeys: 'Passkey',
  passkeysText:
    'Masuk dengan sidik jari, wajah, atau PIN perangkat, tanpa password dan tanpa kode. Passkey hanya bekerja di alamat asli SIKUD, jadi halaman palsu tidak dapat mencurinya.',
  passkeysEmpty: 'Belum ada passkey.',
  passkeyAdd: 'TAMBAH PASSKEY',
  passkeyCreated: (day: string) => `Dibuat ${day}`,
  passkeyUsed: (age: string) => `Terakhir dipakai ${age}`,
  passkeyUnused: 'Belum pernah dipakai',
  passkeyDelete: 'Hapus',
  passkeyDeleteNamed: (name: string) => `Hapus passkey ${name}`,
  passkeyDeletion: (name: string) =>
    `Passkey "${name}" tidak dapat dipakai lagi untuk masuk. Hapus passkey ini?`,
  passkeyLast:
    'Ini passkey terakhir Anda: setelah itu password saja cukup untuk masuk, dan kode pemulihan Anda ikut dihapus.',
  passkeyDialog: 'Tambah passkey',
  passkeyNext:
    'Beri nama, lalu perangkat ini meminta sidik jari, wajah, atau PIN Anda. Perangkat lain akan dikeluarkan.',
  passkeyWaiting: 'Ikuti petunjuk di perangkat Anda.',
  passkeyName: 'Nama',
  passkeyNameHelp: 'Misalnya Laptop kantor.',
  passkeyUnsupported:
    'Peramban ini tidak mendukung passkey. Pakai Chrome, Edge, Firefox, atau Safari versi terbaru.',
  passkeyElsewhere: (domain: string) =>
    `Passkey hanya dapat dibuat di alamat ${domain}. Buka SIKUD lewat alamat itu.`,
  usePasskey: 'Pakai passkey',
  nextStepTitle: 'Satu langkah lagi',
}

export type FactorTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    factor: FactorTexts
  }
}

/** Returns the texts about the second factor. */
export const useFactorTexts = createTexts('factor', id, () => import('./texts.en.ts'))

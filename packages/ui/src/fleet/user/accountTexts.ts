'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  passwordUnavailable: 'Password pengguna lain tidak dapat diubah di sini',
  passwordUnavailableText:
    'Server ini belum menyediakannya. Pengguna dapat mengubah password sendiri lewat menu Ubah Password.',
  passwordBeyond: 'Anda tidak berwenang mengubah password pengguna ini',
  passwordOwn: 'Ini akun Anda sendiri',
  passwordOwnText: 'Ubah password Anda lewat menu Akun Saya. Password lama akan diminta.',
  back: 'Kembali ke pengguna',
  deletion: (name: string) => `Nama, email dan data pribadi ${name} hilang dan tidak dapat dikembalikan.`,
  edit: 'Ubah',
  invitationLink: 'Salin tautan undangan',
  recoveryLink: 'Salin tautan pemulihan',
  sendInvitation: 'Kirim undangan lewat email',
  sendRecovery: 'Kirim tautan pemulihan lewat email',
  approve: 'Setujui pendaftaran',
  reject: 'Tolak pendaftaran',
  rejectTitle: (name: string) => `Tolak pendaftaran ${name}?`,
  rejectText: 'Data pendaftarannya dihapus. Orang ini dapat mendaftar lagi.',
  notPending: 'Pendaftaran ini tidak sedang menunggu persetujuan',
  endSessions: 'Keluarkan dari semua perangkat',
  endSessionsTitle: (name: string) => `Keluarkan ${name} dari semua perangkat?`,
  endSessionsText: 'Pengguna ini dapat langsung masuk lagi. Token API-nya tetap berlaku.',
  deleteTokens: (name: string) => `Semua program yang memakai token API ${name} berhenti bekerja.`,
  factor: 'Verifikasi dua langkah',
  factorOn:
    'Aktif, lewat aplikasi autentikator atau passkey. Matikan hanya jika pengguna ini kehilangan perangkat dan kode pemulihannya.',
  resetFactor: 'Matikan verifikasi',
  resetFactorTitle: (name: string) => `Matikan verifikasi dua langkah ${name}?`,
  resetFactorText:
    'Aplikasi autentikator, semua passkey, dan kode pemulihannya tidak berlaku lagi. Pengguna ini keluar dari semua perangkat dan dapat masuk lagi hanya dengan password.',
  resetFactorMail:
    'Pengguna ini diberi tahu lewat email. Jika alamatnya terbukti, email juga berisi tautan untuk membuat password baru.',
  disable: 'Nonaktifkan',
  disableTitle: (name: string) => `Nonaktifkan ${name}?`,
  disableText:
    'Pengguna ini langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Tautan yang belum dipakai hangus.',
  disableDetail: 'Datanya tetap ada, dan akun dapat diaktifkan lagi.',
  enable: 'Aktifkan',
  enableTitle: (name: string) => `Aktifkan ${name}?`,
  enableText: 'Pengguna ini dapat masuk lagi. Sesi dan tautan yang lama tidak kembali.',
  ownNotice:
    'Ini akun Anda sendiri. Ubah data Anda lewat menu Akun Saya; hak akses dan status hanya dapat diubah admin lain.',
  readOnly: 'Pengguna ini tidak dapat Anda ubah',
  editOwnText: 'Ubah data Anda lewat menu Akun Saya. Hak akses hanya dapat diubah admin lain.',
  noLink: 'Pengguna ini dinonaktifkan',
  noLinkText: 'Aktifkan pengguna ini dulu, lalu buat tautan untuknya.',
}

export type UserAccountTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    userAccount: UserAccountTexts
  }
}

/** Returns the texts about the accounts of users, and about the actions on them. */
export const useUserAccountTexts = createTexts('userAccount', id, () => import('./accountTexts.en.ts'))

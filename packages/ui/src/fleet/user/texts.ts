'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noun: (_count: string) => 'pengguna',
  list: 'Daftar Pengguna',
  role: 'Hak Akses',
  name: 'Nama',
  email: 'Email',
  created: 'Dibuat',
  sameEmail: (name: string) =>
    `Alamat email ini terbaca sama dengan milik ${name}. Mintalah admin server mengganti salah satunya.`,
  noRole: 'Tidak ada',
  withoutRole: 'Tanpa hak akses',
  empty: 'no user data',
  emptyText: 'Pengguna yang terdaftar di server akan tampil di sini.',
  passwordForm: 'Password pengguna',
  passwordNew: 'Password Baru',
  passwordRepeated: 'Ulangi Password',
  passwordHelp: '8 sampai 128 karakter, bukan password yang mudah ditebak.',
  passwordNote: (name: string) => `Sesudah disimpan, ${name} perlu masuk lagi dengan password baru.`,
  status: 'Status',
  statuses: {
    active: 'Aktif',
    invited: 'Diundang',
    unverified: 'Email belum terbukti',
    pending: 'Menunggu persetujuan',
    disabled: 'Dinonaktifkan',
  },
  form: 'Data pengguna',
  emailHelp: 'Dipakai untuk masuk.',
  roleHelp: 'Menentukan halaman dan tindakan yang boleh dipakai.',
  inviteNote:
    'Sesudah disimpan, Anda mendapat tautan undangan untuk diberikan kepada pengguna ini. Password dibuatnya sendiri.',
  registered: 'Mendaftar',
  unproven: 'Alamat email ini belum terbukti milik pendaftar. Pastikan dahulu siapa yang mendaftar.',
  approvalForm: 'Persetujuan pendaftaran',
  approve: 'SETUJUI',
  tasks: 'Menunggu tindakan Anda',
  recoveryRequests: 'Permintaan pemulihan',
  recoveryRequested: 'Pengguna ini meminta pemulihan akun. Salin tautan pemulihan, lalu kirimkan kepadanya.',
  mailFailures: 'Email gagal dikirim',
  mailFailed: 'Email gagal dikirim. Salin tautannya dan kirimkan sendiri.',
  lastSignIn: 'Terakhir masuk',
  never: 'Belum pernah',
  linkTitle: (name: string) => `Tautan untuk ${name}`,
  linkLabel: 'Tautan',
  invitationText:
    'Kirimkan tautan ini kepadanya. Lewat tautan ini pengguna membuat password dan mulai masuk.',
  recoveryText:
    'Kirimkan tautan ini kepadanya. Lewat tautan ini pengguna membuat password baru; password lama berlaku sampai saat itu.',
  linkOnce: 'Tautan hanya ditampilkan sekali dan sekali pakai. Tautan sebelumnya tidak berlaku lagi.',
  linkUntil: (day: string, time: string) => `Berlaku sampai ${day}, pukul ${time}.`,
  linkCopy: 'Salin tautan',
  linkCopied: 'Tautan disalin',
  linkWhatsApp: 'Kirim lewat WhatsApp',
  invitationMessage: (name: string, url: string) =>
    `Halo ${name}, Anda diundang memakai SIKUD. Buka tautan ini untuk membuat password: ${url} Jangan teruskan tautan ini kepada orang lain.`,
  recoveryMessage: (name: string, url: string) =>
    `Halo ${name}, buka tautan ini untuk membuat password SIKUD yang baru: ${url} Jangan teruskan tautan ini kepada orang lain.`,
  may: 'Boleh memakai',
  mayNothing: 'Belum ada',
  mayAll: (group: string) => `${group} (semua)`,
  mayPart: (group: string, count: string, all: string) => `${group} (${count} dari ${all})`,
  ownAccess: 'Hak akses Anda',
  linkFailed: 'Tautan tidak dapat dibuat',
  linkClose: 'Selesai',
  linkCard: 'Password dibuat oleh pemiliknya',
  linkCardText: (name: string) =>
    `Tidak ada yang memilihkan password untuk orang lain. Buat tautan, lalu kirimkan kepada ${name}.`,
}

export type UserTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    user: UserTexts
  }
}

/** Returns the texts about users. */
export const useUserTexts = createTexts('user', id, () => import('./texts.en.ts'))

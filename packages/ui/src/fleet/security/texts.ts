'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  confirmTitle: 'Konfirmasi password',
  confirmText: 'Masukkan password Anda sekali lagi. Setelah itu Anda tidak ditanya lagi selama 15 menit.',
  password: 'Password',
  cancel: 'BATAL',
  passwordCard: 'Password',
  passwordText: 'Mengubah password mengeluarkan Anda dari semua perangkat.',
  changePassword: 'UBAH PASSWORD',
  email: 'Alamat email',
  emailText: 'Untuk masuk, dan untuk pemberitahuan tentang akun Anda.',
  emailByAdministrator:
    'Untuk masuk. Server ini belum dapat mengirim email. Mintalah admin armada jika alamat ini perlu diubah.',
  emailChange: 'UBAH EMAIL',
  emailWaits: (email: string) =>
    `Email baru ${email} menunggu konfirmasi; sampai saat itu Anda masuk seperti biasa.`,
  emailOpen: (mailboxes: readonly ('new' | 'old')[]) => {
    const names = mailboxes.map((mailbox) => (mailbox === 'new' ? 'alamat baru' : 'alamat lama'))
    return `Buka tautan di email yang dikirim ke ${names.join(' dan ')}. Tautan berlaku 60 menit.`
  },
  emailResend: 'KIRIM ULANG',
  emailWithdraw: 'BATALKAN PERUBAHAN',
  emailDialog: 'Ubah alamat email',
  emailDialogText: 'Alamat baru berlaku setelah dikonfirmasi lewat tautan di email.',
  emailNew: 'Email baru',
  sessions: 'Sesi',
  sessionsText: 'Perangkat tempat akun ini sedang masuk.',
  sessionsEmpty: 'Pengguna ini tidak sedang masuk di perangkat mana pun.',
  device: (browser: string, system: string) => `${browser} di ${system}`,
  unknownDevice: 'Perangkat tidak dikenali',
  currentDevice: 'Perangkat ini',
  networks: { this: 'jaringan ini', other: 'jaringan lain' },
  lastSeen: (age: string) => `Terakhir aktif ${age}`,
  signedInAt: (time: string) => `Masuk ${time}`,
  end: 'Keluarkan',
  endDevice: (device: string) => `Keluarkan ${device}`,
  endOthers: 'KELUARKAN SEMUA PERANGKAT LAIN',
  endAll: 'KELUARKAN DARI SEMUA PERANGKAT',
  tokens: 'Token API',
  tokensText:
    'Untuk program yang mengambil data atas nama Anda. Token hanya dapat melakukan apa yang Anda pilih dan hak akses Anda izinkan.',
  tokensEmpty: 'Belum ada token API.',
  createToken: 'BUAT TOKEN',
  tokenExpired: 'Kedaluwarsa',
  tokenUntil: (day: string) => `Berlaku sampai ${day}`,
  tokenUsed: (age: string) => `Terakhir dipakai ${age}`,
  tokenUnused: 'Belum pernah dipakai',
  permissions: (count: number) => `${count} izin`,
  deleteToken: 'Hapus',
  deleteNamedToken: (name: string) => `Hapus token ${name}`,
  deleteAllTokens: 'HAPUS SEMUA TOKEN',
  tokenDialog: 'Buat token API',
  tokenName: 'Nama',
  tokenNameHelp: 'Untuk apa token ini, misalnya Laporan bulanan.',
  tokenDays: 'Masa berlaku',
  days: (count: number) => `${count} hari`,
  tokenGroups: {
    all: 'Semua depo Anda',
    allHelp: 'Juga depo yang nanti Anda lihat.',
    several: 'Depo token ini',
  },
  tokenAllDepots: 'Semua depo',
  tokenNoDepot: 'Tanpa depo, jadi tidak melihat apa pun',
  tokenDepots: (names: string, others: number) =>
    others === 0 ? names : `${names}, dan ${others} depo lain`,
  tokenPermissions: 'Izin',
  tokenPermissionsHelp: 'Pilih sesedikit mungkin.',
  choosePermission: 'Pilih paling sedikit satu izin.',
  create: 'BUAT',
  tokenReady: (name: string) => `Token ${name} sudah dibuat`,
  tokenOnce: 'Salin token ini sekarang. Setelah jendela ini ditutup, token tidak dapat dilihat lagi.',
  token: 'Token',
  copyToken: 'Salin token',
  tokenCopied: 'Token disalin',
  tokenSaved: 'Sudah saya simpan',
  close: 'SELESAI',
}

export type SecurityTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    security: SecurityTexts
  }
}

/** Returns the texts about the security of an account. */
export const useSecurityTexts = createTexts('security', id, () => import('./texts.en.ts'))

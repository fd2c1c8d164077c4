'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  noun: (_count: string) => 'hak akses',
  list: 'Hak Akses',
  form: 'Data hak akses',
  name: 'Akses',
  type: 'Jenis',
  description: 'Deskripsi',
  descriptionHelp: 'Untuk siapa hak akses ini.',
  copyName: (name: string) => `Salinan ${name}`,
  notCopied: (count: number) => `${count} izin tidak ikut disalin karena tidak Anda miliki.`,
  wholeOfGroup: 'semua izin',
  compareTitle: (name: string) => `Bandingkan ${name}`,
  compareWith: 'Dibandingkan dengan',
  comparePlaceholder: 'Pilih hak akses',
  compareClose: 'Tutup',
  onlyIn: (name: string) => `Hanya ${name}`,
  inBoth: 'Keduanya',
  sameGrants: 'Kedua hak akses memuat izin yang sama.',
  notCompared: 'Izin yang tidak tercantum di server ini tidak ikut dibandingkan.',
  usedBy: 'Dipakai oleh',
  usedByNobody: 'Belum ada pengguna',
  users: (count: string) => `${count} pengguna`,
  otherUsers: (count: string) => `dan ${count} pengguna lain`,
  added: 'Ditambahkan',
  removed: 'Dicabut',
  viewingAs: (name: string) => `Melihat sebagai ${name}.`,
  viewOnly: 'Tidak ada yang dapat diubah.',
  minutesLeft: (count: string) => `Sisa ${count} menit.`,
  secondsLeft: (count: string) => `Sisa ${count} detik.`,
  endView: 'Kembali ke akun saya',
  saveTitle: 'Simpan perubahan izin?',
  saveFactorTitle: 'Simpan perubahan hak akses?',
  save: 'Simpan',
  affects: (users: number | undefined) => {
    if (users === undefined) return 'Perubahan ini berlaku untuk semua pengguna dengan hak akses ini.'
    if (users === 0) return 'Belum ada pengguna dengan hak akses ini.'
    return `Perubahan ini berlaku untuk ${users} pengguna.`
  },
  factor: 'Verifikasi dua langkah',
  requireFactor: 'Wajib verifikasi dua langkah',
  requireFactorHelp:
    'Pengguna yang belum mengaktifkannya harus mengaktifkannya sebelum memakai SIKUD. Ini juga berlaku untuk yang sedang masuk.',
  factorRequired: (without: number) =>
    without === 0 ? 'Wajib' : `Wajib, belum diaktifkan oleh ${without} pengguna`,
  factorOptional: 'Tidak wajib',
  factorBegins: (without: number) =>
    without === 0
      ? 'Verifikasi dua langkah menjadi wajib.'
      : `Verifikasi dua langkah menjadi wajib. ${without} pengguna harus mengaktifkannya dulu sebelum dapat melanjutkan. Sampai saat itu token API mereka tidak berfungsi.`,
  factorEnds: 'Verifikasi dua langkah tidak wajib lagi.',
  factorInBoth: 'Keduanya mewajibkan verifikasi dua langkah.',
  factorOnlyIn: (name: string) => `Hanya ${name} yang mewajibkan verifikasi dua langkah.`,
  beginFactor: 'Wajibkan verifikasi dua langkah',
  endFactor: 'Jangan wajibkan verifikasi dua langkah',
  copy: 'Salin',
  compare: 'Bandingkan',
  viewAs: 'Lihat sebagai',
  empty: 'no access data',
  emptyText: 'Belum ada hak akses. Tambahkan yang pertama dengan BUAT BARU.',
  permissions: 'Izin',
  granted: 'Diberikan',
  notGranted: 'Tidak diberikan',
  grantedOf: (count: string, all: string) => `${count} dari ${all} diberikan`,
  wholeGroup: (group: string) => `Semua izin ${group}`,
  changed: 'Diubah',
  changes: (count: string) => `${count} perubahan`,
  onlyChanged: 'Hanya yang berubah',
  search: 'Cari izin',
  noGroups: 'Belum ada izin yang dapat diberikan.',
  noChanges: 'Belum ada yang diubah.',
  noMatch: 'Tidak ada izin yang cocok.',
  unlisted: (count: string) => `${count} izin lain tidak tercantum di sini dan tetap disimpan.`,
  locked: 'Izin bertanda gembok tidak Anda miliki, jadi tidak dapat Anda berikan atau cabut.',
  unknownGrants: 'Server tidak menyebutkan izin hak akses ini.',
}

export type RoleTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    role: RoleTexts
  }
}

/** Returns the texts about roles. */
export const useRoleTexts = createTexts('role', id, () => import('./texts.en.ts'))

'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  list: 'Daftar Depo',
  form: 'Data depo',
  field: 'Depo',
  fieldHelp: 'Kosongkan untuk depo pertama Anda.',
  several: 'Depo yang dilihat',
  all: 'Semua depo',
  allHelp: 'Melihat semua depo, juga yang dibuat kemudian.',
  fromVehicle: (name: string) => `Depo mengikuti kendaraan: ${name}.`,
  name: 'Nama',
  kind: 'Jenis',
  kinds: { region: 'Wilayah', branch: 'Cabang', depot: 'Depo' } as Record<string, string>,
  parent: 'Di bawah',
  parentHelp: 'Kosongkan untuk depo paling atas.',
  place: 'Letak',
  children: 'Depo di bawahnya',
  vehicles: 'Kendaraan',
  drivers: 'Pengendara',
  devices: 'Perangkat',
  users: 'Pengguna',
  count: (count: string) => `${count} depo`,
  counted:
    'Kendaraan, pengendara, dan perangkat dihitung bersama depo di bawahnya; pengguna hanya yang langsung ditugaskan.',
  open: (name: string) => `Buka isi ${name}`,
  close: (name: string) => `Tutup isi ${name}`,
  level: (level: string) => `tingkat ${level}`,
  openAll: 'Buka semua',
  closeAll: 'Tutup semua',
  zone: 'Zona waktu',
  inherits: 'Kosong: mengikuti depo di atasnya.',
  inheritsZone: (zone: string) => `Kosong: ${zone} (dari depo di atasnya atau bawaan).`,
  hours: 'Jam kerja',
  ownHours: 'Jam kerja sendiri',
  inheritsHours: (hours: string) => `Dari depo di atasnya atau bawaan: ${hours}.`,
  hoursHelp:
    'Hari tanpa centang tutup. Bila jam akhir tidak sesudah jam awal, kerjanya sampai hari berikutnya.',
  weekdays: {
    mon: 'Senin',
    tue: 'Selasa',
    wed: 'Rabu',
    thu: 'Kamis',
    fri: 'Jumat',
    sat: 'Sabtu',
    sun: 'Minggu',
  },
  clock: (time: string) => time.replace(':', '.'),
  closed: 'tutup',
  closedDay: 'Tutup',
  allDay: '24 jam',
  nextDay: 'hari berikutnya',
  dayFrom: (day: string) => `${day}, dari`,
  dayTo: (day: string) => `${day}, sampai`,
  fromDepot: (name: string) => `dari ${name}`,
  fromAbove: 'dari depo di atasnya',
  fromDefault: 'bawaan',
  empty: 'Belum ada depo',
  emptyText: 'Susun wilayah, cabang, dan depo Anda. Mulailah dengan BUAT BARU.',
}

export type GroupTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    group: GroupTexts
  }
}

/** Returns the texts about depots. */
export const useGroupTexts = createTexts('group', id, () => import('./texts.en.ts'))

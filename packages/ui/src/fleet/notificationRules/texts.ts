'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  form: 'Aturan pemberitahuan',
  title: 'Beri tahu saya tentang',
  own: 'Aturan ini untuk Anda saja, dan berlaku untuk apa yang dilaporkan mulai sekarang.',
  depotForm: 'Aturan pemberitahuan depo',
  depotTitle: 'Beri tahu semua pengguna depo ini tentang',
  ofDepot:
    'Berlaku untuk kendaraan depo ini dan depo di bawahnya, mulai sekarang. Setiap pengguna yang melihat depo ini mendapatnya di Daftar; push, email, suara, dan jam tenang menurut aturan masing-masing.',
  also: (depots: string) => `Berlaku juga: aturan ${depots}`,
  alsoOf: (depot: string, rules: string) => `${depot} (${rules})`,
  more: (count: string) => `${count} depo lain`,
  rules: {
    alarm: 'Alarm pelacak',
    speeding: 'Melaju terlalu cepat',
    silent: 'Perangkat diam',
    moving: 'Kendaraan bergerak',
    engine_on: 'Mesin menyala',
    low_voltage: 'Aki kendaraan lemah',
    no_driver: 'Bergerak tanpa pengendara',
    unknown_device: 'Perangkat tidak dikenal',
    trip_started: 'Perjalanan dimulai',
    trip_ended: 'Perjalanan selesai',
  },
  helps: {
    alarm: 'Pelacak melaporkan SOS, daya terputus, atau alarm lain.',
    speeding: 'Kendaraan melaju di atas batas, tanpa jeda selama beberapa waktu.',
    silent: 'Perangkat tidak memberi kabar apa pun selama beberapa waktu.',
    moving: 'Kendaraan bergerak pada jam yang Anda pilih, misalnya malam hari.',
    engine_on: 'Mesin kendaraan menyala pada jam yang Anda pilih, misalnya di luar jam kerja.',
    low_voltage: 'Tegangan aki turun di bawah batas saat mesin mati.',
    no_driver: 'Kendaraan bergerak, padahal perangkatnya tidak punya pengendara.',
    unknown_device: 'Perangkat yang belum terdaftar mulai mengirim data.',
    trip_started: 'Setiap kali sebuah kendaraan berangkat.',
    trip_ended: 'Setiap kali sebuah kendaraan sampai, dengan jarak dan lamanya.',
  },
  rule: 'Aturan',
  covers: 'Berlaku untuk',
  lastDays: '7 hari terakhir',
  channels: 'Saluran',
  channel: { list: 'Daftar', push: 'Push', sound: 'Suara', email: 'Email' },
  channelHelp:
    'Daftar: masuk ke halaman Pemberitahuan. Push: dikirim ke peramban yang Anda izinkan di Ubah Profile. Suara: berbunyi bila masuk daftar dan suara di peramban ini dinyalakan.',
  emailHelp: 'Email: paling sering satu dalam 15 menit, berisi semua yang belum Anda baca.',
  test: 'Uji kirim',
  testOf: (rule: string) => `Uji kirim: ${rule}`,
  noChannel: 'Pilih saluran selain Suara, atau matikan aturan ini.',
  allDevices: 'Semua perangkat',
  allVehicles: 'Semua kendaraan',
  someVehicles: 'Kendaraan pilihan',
  someCovered: 'Depo atau kendaraan pilihan',
  someDepots: 'Depo pilihan',
  depots: (count: string) => `${count} depo`,
  depotHelp: 'Termasuk depo di bawahnya.',
  vehicles: (count: string) => `${count} kendaraan`,
  coversOf: (what: string) => `Berlaku untuk: ${what}`,
  coversTitle: (rule: string) => `Aturan “${rule}” berlaku untuk`,
  noVehicle: 'Pilih sedikitnya satu kendaraan.',
  noCover: 'Pilih sedikitnya satu depo atau kendaraan.',
  tooMany: (most: string) => `Paling banyak ${most} kendaraan.`,
  search: 'Cari nomor polisi',
  searchDepot: 'Cari depo',
  apply: 'Terapkan',
  cancel: 'Batal',
  told: (count: string) => `${count} kali`,
  toldNothing: 'Belum ada',
  toldSince: 'dalam 7 hari terakhir',
  alarms: 'Alarm',
  alarmKinds: {
    sos: 'SOS',
    power_cut: 'Daya terputus',
    towing: 'Bergeser saat parkir',
    low_battery: 'Baterai lemah',
  },
  noAlarm: 'Pilih sedikitnya satu alarm, atau matikan aturan ini.',
  off: (count: string) => `Tidak aktif (${count})`,
  minutes: 'Tanpa kabar lebih dari',
  minutesUnit: 'menit',
  kmh: 'Lebih dari',
  kmhUnit: 'km/jam',
  seconds: 'selama',
  secondsUnit: 'detik',
  volts: 'Mesin mati, kurang dari',
  voltsUnit: 'V',
  voltsHelp: 'Umumnya 11,8 V untuk aki 12 V, dan 23,6 V untuk aki 24 V.',
  named: (what: string, unit: string) => `${what} (${unit})`,
  anyTime: 'Setiap saat',
  outsideWork: 'Di luar jam kerja depo',
  ownTime: 'Hari dan jam pilihan',
  everyDay: 'Setiap hari',
  days: 'Hari',
  timeOf: (when: string) => `Waktu: ${when}`,
  timeTitle: (rule: string) => `Waktu aturan “${rule}”`,
  timeHelp: 'Menurut zona waktu depo kendaraannya. Jam kerja diatur di halaman depo.',
  noDay: 'Pilih sedikitnya satu hari.',
  wholeDay: 'Sehari penuh, sampai jam yang sama pada hari berikutnya.',
  quietTitle: 'Jam tenang',
  quiet: 'Jangan ganggu pada jam tertentu',
  quietHelp:
    'Selama itu tidak ada yang dikirim ke peramban dan tidak ada suara. Daftarnya tetap terisi, dan setelahnya satu pesan merangkum semuanya.',
  from: 'Dari pukul',
  to: 'Sampai pukul',
  nextDay: 'Pada hari berikutnya.',
  sameTime: 'Kedua jam harus berbeda.',
  zone: 'Zona waktu',
  zoneHelp: 'Untuk jam tenang, dan untuk waktu di setiap pemberitahuan.',
  soundTitle: 'Suara',
  sound: 'Bunyikan pemberitahuan baru',
  soundHelp:
    'Hanya di peramban ini, selama dashboard terbuka. Paling sering sekali dalam 5 detik, dan tidak pada jam tenang.',
  trySound: 'Coba suara',
  soundRefused:
    'Peramban menahan suara. Periksa izin suara untuk situs ini, lalu klik Coba suara sekali lagi.',
}

export type NotificationRulesTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    notificationRules: NotificationRulesTexts
  }
}

/** Returns the texts about notification rules. */
export const useNotificationRulesTexts = createTexts('notificationRules', id, () => import('./texts.en.ts'))

/** A word that the dashboard uses, its English form, and its synonyms, which the dashboard avoids. */
export interface Term {
  word: string
  english: string
  means: string
  never: string[]
}

/** The words that the dashboard uses. A test fails if an Indonesian catalogue contains an avoided synonym. */
export const terms: Term[] = [
  {
    word: 'perangkat',
    english: 'device',
    means: 'the tracking device, known by its IMEI',
    never: ['alat', 'device', 'tracker'],
  },
  {
    word: 'kendaraan',
    english: 'vehicle',
    means: 'a vehicle that carries a device',
    never: ['mobil', 'unit', 'vehicle'],
  },
  {
    word: 'pengendara',
    english: 'driver',
    means: 'a person who drives',
    never: ['sopir', 'supir', 'driver', 'pengemudi'],
  },
  { word: 'pengguna', english: 'user', means: 'an account that can sign in', never: ['user', 'pemakai'] },
  {
    word: 'hak akses',
    english: 'role',
    means: 'a role: a named set of permissions',
    never: ['role', 'peran', 'jabatan'],
  },
  {
    word: 'izin',
    english: 'permission',
    means: 'one permission of a role',
    never: ['permission', 'perizinan'],
  },
  { word: 'armada', english: 'fleet', means: 'all vehicles together', never: ['fleet'] },
  {
    word: 'perjalanan',
    english: 'trip',
    means: 'a recorded trip from start to end',
    never: ['trip', 'rute'],
  },
  {
    word: 'posisi',
    english: 'position',
    means: 'where a vehicle was at one time',
    never: ['koordinat GPS', 'titik GPS'],
  },
  { word: 'perhentian', english: 'stop', means: 'a stop within a trip', never: ['stop', 'halte'] },
  { word: 'pemberitahuan', english: 'notification', means: 'a message of the system', never: ['notifikasi'] },
  { word: 'kolom', english: 'column', means: 'a column of a list', never: ['field'] },
  { word: 'saring', english: 'filter', means: 'narrow a list', never: ['filter'] },
  { word: 'cari', english: 'search', means: 'search by words', never: ['search', 'telusuri'] },
  { word: 'ubah', english: 'edit', means: 'change a record', never: ['edit', 'sunting'] },
  {
    word: 'arsipkan',
    english: 'archive',
    means: 'take a record out of use and keep its history',
    never: ['nonaktifkan perangkat'],
  },
  { word: 'hapus', english: 'delete', means: 'delete a record', never: ['delete'] },
  {
    word: 'muat ulang',
    english: 'reload',
    means: 'load the page again',
    never: ['refresh', 'segarkan', 'reload'],
  },
  { word: 'peramban', english: 'browser', means: 'the browser', never: ['browser'] },
  {
    word: 'password, email',
    english: 'password, email',
    means: 'spelled as in the specification',
    never: ['kata sandi', 'sandi', 'surel'],
  },
]

/** Texts in which the test allows an avoided synonym, because the specification or a browser uses this word. */
export const quotedWords = [
  'Detail Pengemudi',
  'no driver data',
  'no user data',
  'no vehicle data for now',
  'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
  // Browsers use the word "notifikasi" in their settings.
  'Nyalakan Notifikasi. Jika tidak ada, buka Setelan situs (di Edge: Izin untuk situs ini) dan pilih Izinkan pada Notifikasi.',
  'Pada Kirim notifikasi, hapus tanda Diblokir.',
  'Buka menu Safari, lalu Pengaturan, Situs web, Notifikasi.',
  'Buka Izin, lalu izinkan Notifikasi.',
  'Pastikan notifikasi Chrome juga diizinkan di Setelan Android, lalu muat ulang halaman ini.',
  'Buka Pengaturan iPhone, lalu Notifikasi.',
  'Pilih SIKUD dan nyalakan Izinkan Notifikasi.',
]

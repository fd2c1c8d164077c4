/** One word for one thing, and the words that we do not use for it. */
export interface Term {
  word: string
  means: string
  never: string[]
}

/** The words of the product. A test looks for the others in the Indonesian catalogues. */
export const terms: Term[] = [
  {
    word: 'perangkat',
    means: 'the tracking device, known by its IMEI',
    never: ['alat', 'device', 'tracker'],
  },
  { word: 'kendaraan', means: 'what carries a device', never: ['mobil', 'unit', 'vehicle'] },
  { word: 'pengendara', means: 'who drives it', never: ['sopir', 'supir', 'driver', 'pengemudi'] },
  { word: 'pengguna', means: 'who signs in', never: ['user', 'pemakai'] },
  { word: 'hak akses', means: 'what a user may do, as a named role', never: ['role', 'peran', 'jabatan'] },
  { word: 'izin', means: 'one thing that a role may do', never: ['permission', 'perizinan'] },
  { word: 'armada', means: 'all vehicles together', never: ['fleet'] },
  { word: 'perjalanan', means: 'from a start to an end, recorded', never: ['trip', 'rute'] },
  { word: 'posisi', means: 'where a vehicle was at a moment', never: ['koordinat GPS', 'titik GPS'] },
  { word: 'perhentian', means: 'a stay within a trip', never: ['stop', 'halte'] },
  { word: 'pemberitahuan', means: 'a message of the system', never: ['notifikasi'] },
  { word: 'kolom', means: 'a column of a list', never: ['field'] },
  { word: 'saring', means: 'narrow a list', never: ['filter'] },
  { word: 'cari', means: 'look for words', never: ['search', 'telusuri'] },
  { word: 'ubah', means: 'change a record', never: ['edit', 'sunting'] },
  { word: 'hapus', means: 'remove it for good', never: ['delete'] },
  { word: 'muat ulang', means: 'load the page again', never: ['refresh', 'segarkan', 'reload'] },
  { word: 'peramban', means: 'the browser', never: ['browser'] },
  {
    word: 'password, email',
    means: 'as the specification writes them',
    never: ['kata sandi', 'sandi', 'surel'],
  },
]

/** Texts of the specification that keep their other words. */
export const quotedWords = [
  'Detail Pengemudi',
  'no driver data',
  'no user data',
  'no vehicle data for now',
  'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
  // The word that browsers use in their settings.
  'Nyalakan Notifikasi. Jika tidak ada, buka Setelan situs (di Edge: Izin untuk situs ini) dan pilih Izinkan pada Notifikasi.',
  'Pada Kirim notifikasi, hapus tanda Diblokir.',
  'Buka menu Safari, lalu Pengaturan, Situs web, Notifikasi.',
  'Buka Izin, lalu izinkan Notifikasi.',
  'Pastikan notifikasi Chrome juga diizinkan di Setelan Android, lalu muat ulang halaman ini.',
  'Buka Pengaturan iPhone, lalu Notifikasi.',
  'Pilih SIKUD dan nyalakan Izinkan Notifikasi.',
]

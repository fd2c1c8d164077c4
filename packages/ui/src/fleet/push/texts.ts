'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Pemberitahuan peramban',
  switch: 'Tampilkan pemberitahuan di peramban ini',
  help: 'Kabar armada muncul di layar, juga saat SIKUD tidak sedang dibuka. Berlaku untuk peramban ini saja.',
  state: {
    on: 'Diizinkan dan menyala',
    off: 'Diizinkan, sedang dimatikan',
    starting: 'Sedang dinyalakan…',
    stopping: 'Sedang dimatikan…',
    default: 'Belum ditanya',
    blocked: 'Diblokir',
    unsupported: 'Tidak didukung',
  },
  askFirst: 'Saat sakelar dinyalakan, peramban meminta izin Anda. Pilih Izinkan.',
  fault: {
    blocked:
      'Izin pemberitahuan diblokir di peramban ini. SIKUD tidak dapat membukanya sendiri; ikuti langkah berikut.',
    dismissed: 'Permintaan izin ditutup tanpa jawaban. Nyalakan sakelar lagi, lalu pilih Izinkan.',
    unsupported:
      'Peramban ini tidak mendukung pemberitahuan. Gunakan Chrome, Edge, Firefox, atau Safari versi terbaru, dan buka SIKUD lewat https.',
    indexedDb:
      'Peramban ini menolak menyimpan data, misalnya di jendela penyamaran. Buka SIKUD di jendela biasa, lalu coba lagi.',
    code: 'Bagian ini gagal dimuat. Periksa koneksi Anda, lalu muat ulang halaman.',
    worker:
      'Layanan latar belakang untuk pemberitahuan gagal dipasang. Muat ulang halaman; jika tetap gagal, hubungi admin server.',
    workerSlow:
      'Layanan latar belakang untuk pemberitahuan belum siap setelah 10 detik. Muat ulang halaman, lalu coba lagi.',
    subscribe: 'Pendaftaran ke penyedia pemberitahuan gagal. Periksa koneksi internet Anda, lalu coba lagi.',
    update:
      'Pendaftaran ke penyedia pemberitahuan gagal diperbarui. Periksa koneksi internet Anda, lalu coba lagi.',
    unsubscribe:
      'Pemberitahuan sudah mati di sini, tetapi pendaftaran di penyedia belum terhapus. Nyalakan lalu matikan lagi saat koneksi pulih.',
    noToken: 'Penyedia pemberitahuan tidak mengenali peramban ini. Coba lagi beberapa saat lagi.',
  },
  incomplete: (name: string) =>
    `Pengaturan pemberitahuan belum lengkap: nilai "${name}" tidak ada. Hubungi admin server.`,
  refused: (message: string) => `Server belum dapat mengirim ke peramban ini. ${message}`,
  retry: 'Coba lagi',
  test: 'Kirim percobaan',
  testing: 'Mengirim…',
  testSent: 'Percobaan dikirim lewat penyedia pemberitahuan. Biasanya muncul dalam beberapa detik.',
  testShown:
    'Percobaan ditampilkan oleh peramban ini sendiri, tanpa lewat penyedia. Jika tidak terlihat, periksa pengaturan pemberitahuan di perangkat Anda.',
  howTo: 'Cara membuka blokir',
  yours: 'peramban Anda',
  browsers: {
    chrome: 'Chrome dan Edge di komputer',
    firefox: 'Firefox',
    safari: 'Safari di Mac',
    android: 'Chrome di Android',
    iphone: 'iPhone dan iPad',
  },
  steps: {
    chrome: [
      'Klik ikon di sebelah kiri alamat situs.',
      'Nyalakan Notifikasi. Jika tidak ada, buka Setelan situs (di Edge: Izin untuk situs ini) dan pilih Izinkan pada Notifikasi.',
      'Muat ulang halaman ini.',
    ],
    firefox: [
      'Klik ikon di sebelah kiri alamat situs.',
      'Pada Kirim notifikasi, hapus tanda Diblokir.',
      'Muat ulang halaman ini, lalu nyalakan sakelar.',
    ],
    safari: [
      'Buka menu Safari, lalu Pengaturan, Situs web, Notifikasi.',
      'Pilih Izinkan untuk alamat SIKUD.',
      'Muat ulang halaman ini.',
    ],
    android: [
      'Ketuk ikon di sebelah kiri alamat situs.',
      'Buka Izin, lalu izinkan Notifikasi.',
      'Pastikan notifikasi Chrome juga diizinkan di Setelan Android, lalu muat ulang halaman ini.',
    ],
    iphone: ['Buka Pengaturan iPhone, lalu Notifikasi.', 'Pilih SIKUD dan nyalakan Izinkan Notifikasi.'],
  },
  iphoneFirst: 'Di iPhone dan iPad, pemberitahuan hanya tersedia dari Layar Utama:',
  iphoneSteps: [
    'Ketuk tombol Bagikan di Safari.',
    'Pilih Tambahkan ke Layar Utama.',
    'Buka SIKUD dari ikon itu, lalu nyalakan pemberitahuan di halaman ini.',
  ],
  testTitle: 'Pemberitahuan percobaan',
  testBody: 'Pemberitahuan SIKUD muncul di peramban ini.',
  several: (count: number) => `${count} pemberitahuan baru`,
  bannerLabel: 'Tawaran pemberitahuan',
  bannerTitle: 'Dapatkan kabar armada di layar ini?',
  bannerText:
    'Misalnya saat kendaraan melaju terlalu cepat atau perangkat lama diam. Dapat dimatikan di Ubah Profile.',
  accept: 'Nyalakan',
  dismiss: 'Nanti saja',
}

export type PushTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    push: PushTexts
  }
}

/** Returns the texts about push messages. */
export const usePushTexts = createTexts('push', id, () => import('./texts.en.ts'))

'use client'

import { createTexts } from '../../locales/createTexts.ts'

export const id = {
  title: 'Kontak',
  archived: 'Diarsipkan, masih melapor. Posisinya disimpan, tetapi tidak tampil di peta.',
  lastContact: 'Kontak terakhir',
  protocol: 'Protokol',
  protocols: {
    osmand: 'OsmAnd (aplikasi ponsel)',
    gt06: 'GT06 (perangkat GPS)',
    teltonika: 'Teltonika (perangkat GPS)',
    traccar: 'Traccar (diteruskan server lain)',
  },
  battery: 'Baterai',
  batteryLevel: (percent: string, age: string) => `${percent}%, ${age}`,
  batteryAbout: (percent: string, age: string) => `sekitar ${percent}%, ${age}`,
  signals: {
    title: 'Keadaan',
    alarms: {
      sos: 'SOS',
      power_cut: 'Daya terputus',
      towing: 'Bergeser saat parkir',
      low_battery: 'Baterai lemah',
    },
    alarm: 'Alarm',
    since: (time: string) => `sejak ${time}`,
    ignition: 'Mesin',
    ignitionIs: { on: 'Hidup', off: 'Mati' },
    charging: 'Daya luar',
    chargingIs: { on: 'Tersambung', off: 'Tidak tersambung' },
    voltage: 'Tegangan',
    volts: (value: string) => `${value} V`,
    network: 'Sinyal seluler',
    level: (value: string) => `${value} dari 4`,
    satellites: 'Satelit GPS',
    odometer: 'Odometer pelacak',
    driverKey: 'Kartu pengendara',
    driverKeyHint: 'Kartu ini tidak mengubah pengendara perangkat.',
  },
  today: 'Posisi hari ini',
  noneToday: 'Belum ada posisi hari ini.',
  accepted: 'Disimpan',
  late: 'Di antaranya terlambat',
  lateHint: 'Tiba setelah posisi yang lebih baru, misalnya sehabis terowongan.',
  repeated: 'Berulang',
  repeatedHint: 'Sudah diterima sebelumnya, jadi disimpan sekali saja.',
  spikes: 'Di antaranya melompat',
  spikesHint: 'Terlalu jauh dari posisi sebelum dan sesudahnya untuk ditempuh kendaraan.',
  limited: 'Dibatasi',
  limitedHint:
    'Perangkat mengirim lebih dari 10 posisi per detik, jadi yang selebihnya ditunda. Perangkat mengirimnya lagi nanti. Bila sering terjadi, periksa selang pengirimannya; bisa juga pihak lain memakai IMEI ini.',
  refused: 'Ditolak',
  reasons: {
    no_fix: {
      label: 'Belum ada sinyal GPS',
      advice: 'Perangkat belum mendapat sinyal GPS. Pasang di tempat yang tidak terhalang logam.',
    },
    no_time: {
      label: 'Tanpa waktu',
      advice:
        'Jam perangkat belum teratur. Biasanya pulih begitu sinyal GPS didapat; bila tidak, atur jamnya.',
    },
    future: {
      label: 'Waktu di masa depan',
      advice: 'Jam perangkat lebih cepat dari server. Periksa jam dan zona waktu perangkat.',
    },
    too_old: {
      label: 'Terlalu lama',
      advice: 'Lebih lama daripada yang disimpan server. Bila perangkat tidak lama mati, periksa jamnya.',
    },
    zero: {
      label: 'Di titik 0, 0',
      advice: 'Perangkat mengirim sebelum tahu letaknya. Bila sering terjadi, periksa antena GPS-nya.',
    },
    out_of_range: {
      label: 'Lintang atau bujur mustahil',
      advice: 'Letaknya tidak ada di bumi. Periksa protokol yang diatur di perangkat.',
    },
    inaccurate: {
      label: 'Tidak akurat',
      advice:
        'Menurut perangkat sendiri, letaknya bisa meleset lebih dari 500 m. Di ponsel, izinkan lokasi akurat.',
    },
    unreadable: {
      label: 'Tidak terbaca',
      advice:
        'Sebagian kiriman tidak dapat dibaca. Nama isian yang salah ada di bawah; periksa setelan aplikasinya.',
    },
    other_depot: {
      label: 'Bukan depo token',
      advice:
        'Server Traccar mengirimnya dengan token yang tidak melihat depo perangkat ini. Buat token untuk depo ini juga.',
    },
  },
  wrongField: (field: string) => `Isian yang salah: ${field}`,
  wrongBody: 'Seluruh isi kiriman tidak terbaca',
  rollover:
    'Jam perangkat tertinggal 1.024 minggu karena penerima GPS lama menghitung ulang minggunya. Perbarui firmware-nya.',
  clock: {
    ahead: (hours: string) => `Jam pelacak lebih cepat ${hours} jam, dikoreksi`,
    rollover: 'Jam pelacak tertinggal 1.024 minggu, dikoreksi',
    active: (since: string) =>
      `Waktu posisinya dikoreksi sejak ${since}, sampai pelacak mengirim waktu yang benar.`,
    ended: (since: string, until: string) =>
      `Waktu posisinya dikoreksi dari ${since} sampai ${until}. Sejak itu waktunya benar.`,
    setUtc: 'Untuk pelacak GT06, kirim SMS GMT,E,0#.',
    cancel: 'Batalkan',
    cancelTitle: 'Batalkan koreksi jam?',
    cancelText:
      'Posisi yang waktunya dikoreksi akan dihapus dan perjalanannya disusun ulang. Selama 24 jam jam pelacak ini tidak dikoreksi lagi.',
    cancelConfirm: 'Batalkan koreksi',
    blocked: (until: string) => `Koreksi jam dibatalkan. Tidak ada koreksi baru sampai ${until}.`,
    waiting: (count: string) => `${count} posisi menunggu karena jam pelacak salah`,
    waitingHint:
      'Bila sepuluh laporan selama 10 menit menunjukkan selisih yang sama, semuanya dikoreksi dan disimpan. Posisi menunggu paling lama 24 jam.',
  },
  speed: {
    units: { kmh: 'km/jam', ms: 'm/s', knot: 'knot' },
    proposed: (unit: string) => `Kecepatan tampaknya dikirim dalam ${unit}`,
    proposedHint: (readAs: string, ratio: string) =>
      `Server membacanya sebagai ${readAs}, tetapi menurut jarak antarposisi kecepatannya ${ratio} kali itu. Posisi yang sudah disimpan tidak diubah.`,
    apply: 'Terapkan',
    label: 'Satuan kecepatan',
    chosen: (unit: string) => `${unit} (dipilih)`,
    reset: 'Kembalikan',
  },
  zoneAhead: (hours: string) =>
    `Jam perangkat lebih cepat ${hours} jam dari server. Atur zona waktu perangkat ke UTC (GMT 0).`,
  clockAhead: (time: string) => `Jam perangkat lebih cepat ${time} dari server. Atur ulang jamnya.`,
  minutes: (count: string) => `${count} menit`,
  hours: (count: string) => `${count} jam`,
  days: (count: string) => `${count} hari`,
  latestRefused: 'Terakhir ditolak',
  received: 'Diterima',
  reason: 'Alasan',
  deviceTime: (moment: string) => `Waktu perangkat ${moment}`,
  showAll: (count: string) => `Tampilkan semua (${count})`,
  mixed: 'Dua kendaraan tampaknya memakai IMEI yang sama',
  mixedHint:
    'Posisinya bolak-balik di antara dua tempat. Periksa kedua perangkat dan beri masing-masing IMEI sendiri.',
  never: 'Belum pernah mengirim posisi',
  neverHint:
    'Pilih jenis pelacak, lalu salin setelannya ke aplikasi ponsel atau kirim sebagai SMS ke pelacak.',
  model: 'Jenis pelacak',
  models: {
    traccar: 'Ponsel dengan Traccar Client',
    overland: 'Ponsel dengan OwnTracks atau Overland',
    gt06: 'Concox, Jimi dan yang setara (GT06)',
    teltonika: 'Teltonika (FMB, FMC, FMM, FMT)',
    gateway: 'Pelacak lain, lewat server Traccar',
  },
  serverAddress: 'Alamat server',
  serverAndPort: 'Server dan port',
  message: 'SMS ke kartu SIM pelacak',
  apnFirst: 'Isi APN operator lebih dulu; untuk pelacak GT06 dengan SMS APN,internet#.',
  loginFirst:
    'Dua spasi di depan tetap dikirim. Jika pelacak punya login dan password, tulis keduanya di sana.',
  tokenFirst:
    'Ganti TOKEN dengan token API yang memuat izin Teruskan posisi dari server Traccar dan depo perangkat ini.',
  waiting: 'Menunggu laporan pertama … diperiksa setiap beberapa detik.',
  nothingComes: 'Belum ada yang datang?',
  troubles: [
    'Kartu SIM aktif, paket datanya masih ada, dan APN operator sudah diisi.',
    'Pengenal di pelacak sama dengan yang tertulis di atas. Pelacak dengan pengenal lain muncul di Perangkat tidak dikenal.',
    'Pelacak mendapat listrik dan melihat langit. Posisi pertama bisa perlu beberapa menit.',
    'Router dan firewall di depan server meneruskan port itu.',
  ] as readonly string[],
  localOnly:
    'Alamat ini hanya berlaku di komputer server. Buka dashboard dengan alamat yang dapat dicapai perangkat.',
  ownId: 'Pengenal perangkat (IMEI)',
  failed: 'Kontak perangkat tidak dapat dimuat',
  notRenewed: (message: string) => `Gagal diperbarui. ${message}`,
}

export type ContactTexts = typeof id

declare module '@sikud/ui/locales' {
  interface Catalogues {
    contact: ContactTexts
  }
}

/** Returns the texts about a device's contact. */
export const useContactTexts = createTexts('contact', id, () => import('./contactTexts.en.ts'))

/** Indonesian texts about notification rules. */
export const notificationRules = {
  form: 'Aturan pemberitahuan',
  title: 'Beri tahu saya tentang',
  own: 'Aturan ini untuk Anda saja, dan berlaku untuk apa yang dilaporkan mulai sekarang.',
  rules: {
    speeding: 'Melaju terlalu cepat',
    silent: 'Perangkat diam',
    no_driver: 'Bergerak tanpa pengendara',
    unknown_device: 'Perangkat tidak dikenal',
    trip_started: 'Perjalanan dimulai',
    trip_ended: 'Perjalanan selesai',
  },
  helps: {
    speeding: 'Kendaraan melaju di atas batas, tanpa jeda selama waktu ini.',
    silent: 'Perangkat tidak memberi kabar apa pun lebih lama dari ini.',
    no_driver: 'Kendaraan bergerak, padahal perangkatnya tidak punya pengendara.',
    unknown_device: 'Perangkat yang belum terdaftar mulai mengirim data.',
    trip_started: 'Setiap kali sebuah kendaraan berangkat.',
    trip_ended: 'Setiap kali sebuah kendaraan sampai, dengan jarak dan lamanya.',
  },
  minutes: 'Lebih lama dari',
  minutesUnit: 'menit',
  kmh: 'Lebih cepat dari',
  kmhUnit: 'km/jam',
  seconds: 'Paling sedikit selama',
  secondsUnit: 'detik',
  between: (least: string, most: string) => `Tulis bilangan bulat dari ${least} sampai ${most}.`,
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

export type NotificationRulesTexts = typeof notificationRules

import { statusTexts } from '@sikud/ui/status'
/** The data of a vehicle that a user shares; `address` is null if unknown. */
export interface SharedPlace {
  plate: string
  address: string | null
  /** The status of the vehicle and since when, and the age of the position. */
  status: string
  time: string
  /** Null if the link stands beside the text. */
  href: string | null
  simulated: boolean
}

/** Indonesian texts of the map and table of the whole fleet. */
export const id = {
  fleet: 'Armada',
  statuses: statusTexts.id,
  statusRules: {
    moving: 'Pelacak melaporkan kendaraan berjalan. Lewat 60 detik tanpa kabar, tandanya menjadi kelabu.',
    idle: 'Pelacak melaporkan kendaraan diam, atau masih memberi kabar sejak kendaraan diam.',
    parked:
      'Pelacak melaporkan kendaraan diparkir; tetap dihitung parkir selama paling lama 24 jam tanpa kabar.',
    offline:
      'Tidak ada posisi baru selama lebih dari 10 menit (parkir: 24 jam). Kendaraan yang diam tetap dihitung diam selama pelacaknya memberi kabar.',
  },
  all: 'Semua',
  filter: 'Saring',
  filtersOn: (count: string) => `Saring, ${count} aktif`,
  filterByStatus: 'Saring menurut status',
  search: 'Cari plat, kendaraan, pengendara',
  openSearch: 'Cari kendaraan',
  closeSearch: 'Tutup pencarian',
  clearSearch: 'Hapus pencarian',
  standing: (duration: string) => `Berdiri > ${duration}`,
  standingFor: 'Berdiri lebih dari',
  standingRule: 'Berhenti atau parkir lebih lama dari ini. Kendaraan tanpa kabar tidak dihitung.',
  sortedBy: (order: string) => `Urut: ${order}`,
  /** The names of the orders, ascending and descending. */
  orders: {
    plate: ['Plat A–Z', 'Plat Z–A'],
    status: ['Bergerak dulu', 'Tanpa data dulu'],
    since: ['Sejak terlama', 'Sejak terbaru'],
    age: ['Posisi terbaru', 'Posisi terlama'],
  },
  since: 'Sejak',
  sinceWhen: (time: string) => `sejak ${time}`,
  sinceUnknown: 'tidak diketahui',
  nearPlace: (place: string) => `dekat ${place}`,
  fromPlace: (distance: string, place: string) => `${distance} dari ${place}`,
  driver: 'Pengendara',
  today: 'Hari ini',
  dayParts: { moving: 'Perjalanan', idle: 'Berhenti', parked: 'Parkir', offline: 'Tidak diketahui' },
  battery: 'Baterai',
  odometer: 'Odometer',
  percent: (value: string) => `${value}%`,
  tripCount: (count: string) => `${count} perjalanan`,
  speed: 'Kecepatan',
  noVehicles: 'Belum ada perangkat',
  noVehiclesHint: 'Kendaraan muncul di sini setelah perangkatnya didaftarkan.',
  noMatch: 'Tidak ada kendaraan yang cocok',
  noMatchHint: 'Ubah kata pencarian atau saringan.',
  showAll: 'Tampilkan semua',
  loading: 'Memuat armada…',
  failed: 'Armada tidak dapat dimuat',
  polling: 'Diperbarui berkala',
  connecting: 'Menghubungkan',
  noPositionYet: 'Terhubung, belum ada posisi',
  paused: 'Dijeda',
  showFleet: 'Tampilkan seluruh armada',
  clusterTitle: (count: string) => `${count} kendaraan di satu tempat`,
  more: (count: string) => `dan ${count} lainnya; gunakan pencarian`,
  close: 'Tutup',
  follow: 'Ikuti',
  following: 'Mengikuti',
  call: 'Telepon',
  callDriver: (name: string) => `Telepon ${name}`,
  trips: 'Perjalanan',
  tripsToday: 'Lihat perjalanan hari ini',
  externalMap: 'Peta luar',
  trail: 'Jejak 10 menit terakhir, sejak halaman dibuka',
  duration: { days: 'hari', hours: 'jam', minutes: 'mnt', none: 'kurang dari 1 mnt' },
  statusFor: (duration: string) => `selama ${duration}`,
  noNewPosition: 'Tidak ada posisi baru',
  ignition: { on: 'Mesin hidup', off: 'Mesin mati' },
  alarms: {
    sos: 'SOS',
    power_cut: 'Daya terputus',
    towing: 'Bergeser saat parkir',
    low_battery: 'Baterai lemah',
    other: 'Alarm',
  },
  positionAge: (age: string) => `posisi ${age}`,
  contactAge: (age: string) => `kontak ${age}`,
  positionAndContact: (position: string, contact: string) => `posisi ${position} · kontak ${contact}`,
  openTracking: 'Buka Pelacakan',
  neverLocated: 'Belum pernah mengirim posisi',
  share: 'Bagikan',
  shareByWhatsApp: 'Kirim lewat WhatsApp',
  whatsApp: 'WhatsApp',
  notShared: 'Tidak dapat dibagikan. Coba lewat WhatsApp.',
  tabBlocked: 'Peramban memblokir tab baru. Izinkan untuk situs ini, lalu coba lagi.',
  copyText: 'Salin teks',
  textCopied: 'Teks disalin',
  textNotCopied: 'Teks tidak dapat disalin',
  statusWithAge: (status: string, age: string) => `${status} (posisi ${age})`,
  sharedText: ({ plate, status, address, time, href, simulated }: SharedPlace) =>
    [
      `Lokasi terakhir *${plate}*:`,
      ...(simulated ? ['Data simulasi, bukan kendaraan nyata'] : []),
      `Status: ${status}`,
      ...(address === null ? [] : [`Alamat: ${address}`]),
      `Waktu: ${time}`,
      ...(href === null ? [] : [`Lokasi: ${href}`]),
    ].join('\n'),
}

export type FleetTexts = typeof id

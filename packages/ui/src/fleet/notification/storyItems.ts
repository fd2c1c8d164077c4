import type { InboxItem } from '@sikud/api'

const minute = 60_000
const long =
  'Kendaraan pengangkut bahan bakar minyak dari depo Plumpang belum mengirim posisi sejak memasuki terowongan di ruas tol dalam kota'

/** Title, text, age in minutes and link of each notification. */
const messages: [string, string, number, string?][] = [
  ['B 9123 KXA melaju 104 km/jam', 'Tol Jakarta–Cikampek KM 37, pukul 07.24 WIB', 0.2, '/report?session=41'],
  ['Perangkat belum mengirim posisi', 'Pelacak 07 diam selama 45 menit.', 4, '/device/detail/7'],
  ['Perjalanan dimulai', 'D 1840 ABC keluar dari Pool Bandung Timur.', 38, '/tracking'],
  ['Perjalanan selesai', 'F 8841 WT, 82,4 km dalam 2 jam 10 menit.', 95, '/report'],
  [
    'Perangkat tidak dikenal',
    'IMEI 352099001761481 mengirim data, tetapi belum terdaftar.',
    1500,
    '/device/add',
  ],
  ['Kendaraan bergerak tanpa pengendara', 'AB 4421 QZ di Jalan Magelang', 1620, '/vehicle/detail/3'],
  ['Jadwal pemeliharaan sistem', 'Server dimulai ulang Sabtu pukul 23.00 WIB.', 4400],
]

/** Extra fields of the notifications in `messages`, in the same order. */
const marks: Partial<InboxItem>[] = [
  { kind: 'speeding', important: true },
  { kind: 'silent' },
  { kind: 'trip_started', simulated: true },
  { kind: 'trip_ended', count: 23 },
  { kind: 'unknown_device' },
  { kind: 'no_driver', important: true },
  {},
]

/** Returns `count` notifications of the last days; only the first `unread` notifications are unread. */
export function storyItems(count: number, unread: number): InboxItem[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, at) => {
    const [title, body, minutesAgo, to] = messages[at % messages.length] ?? ['', '', 0]
    const rounds = Math.floor(at / messages.length)
    return {
      id: `contoh-${at}`,
      title,
      body,
      at: new Date(now - (minutesAgo + rounds * 4500) * minute).toISOString(),
      read: at >= unread,
      to,
      ...marks[at % marks.length],
    }
  })
}

/** Notifications with long texts, markup and control characters, which must all appear as plain text. */
export const strangeItems: InboxItem[] = [
  {
    title: long,
    body: `${long}. ${long}.`,
    to: '/tracking',
    kind: 'silent',
    important: true,
    simulated: true,
    count: 1284,
  },
  { title: 'SATUKATASANGATPANJANG'.repeat(8), body: 'x'.repeat(400) },
  { title: '<img src=x onerror=alert(1)>', body: '"><svg onload=alert(1)> {{7*7}} ${7*7}' },
  { title: 'terbalik \u202Egnp.exe', body: 'Baris pertama\nBaris kedua' },
].map((item, at) => ({
  ...item,
  id: `aneh-${at}`,
  at: new Date(Date.now() - at * 65 * minute).toISOString(),
  read: at > 1,
}))

import { baseCollection } from './baseCollection.ts'

const brands = [
  { id: 'm-1', name: 'Mitsubishi', types: [{ id: 't-2', name: 'L300' }] },
  {
    id: 'm-3',
    name: 'Toyota',
    types: [
      { id: 't-5', name: 'Avanza' },
      { id: 't-6', name: 'HiAce' },
    ],
  },
]

const access = [
  {
    name: 'Armada',
    description: 'Perangkat dan kendaraan',
    permissions: {
      data: [
        { id: 'i-1', name: 'Lihat perangkat' },
        { id: 'i-2', name: 'Ubah perangkat' },
      ],
    },
  },
  { name: 'Laporan', description: null, permissions: { data: [{ id: 'i-3', name: 'Lihat perjalanan' }] } },
]

/** Administrative areas. The key `regency/3273` has the areas inside the regency 3273; `province` has all provinces. */
const places: Record<string, { id: string; name: string }[]> = {
  province: [
    { id: '32', name: 'Jawa Barat' },
    { id: '51', name: 'Bali' },
  ],
  'province/32': [{ id: '3273', name: 'Kota Bandung' }],
  'province/51': [{ id: '5171', name: 'Kota Denpasar' }],
  'regency/3273': [{ id: '327301', name: 'Sukasari' }],
  'regency/5171': [{ id: '517101', name: 'Denpasar Selatan' }],
  'district/327301': [{ id: '3273011001', name: 'Sarijadi' }],
  'district/517101': [{ id: '5171011001', name: 'Sanur' }],
}

/** Returns a trip whose points have a place, a speed and a status, but no time. */
function trip(start: string, count: number) {
  return {
    start: { time: start },
    end: { time: start.replace(':00:', ':41:') },
    distance: count / 4,
    speed: 31.5,
    points: Array.from({ length: count }, (_, index) => ({
      lat: -6.2 + index / 500,
      lng: 106.8 + index / 400,
      speed: 20 + index,
      status: index % 2 === 0 ? { text: 'Bergerak' } : 'jalan',
    })),
  }
}

const onePoint = {
  start: { time: 'kemarin' },
  end: { time: 'kemarin' },
  distance: 0,
  speed: 0,
  points: [{ lat: -6.3, lng: 106.9, speed: 0, status: 3 }],
}

/** Trips as a base server sends them: the trips have no ids, and their points have no times. */
const baseTrips = [trip('2026-11-18 06:30:00', 12), trip('2026-11-19 07:00:00', 20), onePoint]

/** Returns records as another server could store them, with string ids, empty relations and unknown fields. */
export function newBaseData() {
  const vehicles = baseCollection(
    [
      { id: 'k-1', year: 2019, color: 'Putih', number: 'B 1234 XYZ', type: typeOf('t-2') },
      { id: 'k-2', year: null, color: null, number: 'D 77 AB', type: typeOf('t-5') },
    ],
    'k',
    (id, { year, color, number, type_id }) => ({
      id,
      year: typeof year === 'number' ? year : null,
      color: textOf(color),
      number: String(number),
      type: typeOf(type_id),
    }),
  )
  const drivers = baseCollection(
    [driver('p-1', 'Sri Wahyuni', '081200000011', 'sri@contoh.test', 'B1')],
    'p',
    (id, { name, phone, email, license }) => ({
      id,
      name: String(name),
      phone: textOf(phone),
      email: textOf(email),
      license: textOf(license),
    }),
  )
  const devices = baseCollection(
    [
      { id: 'd-1', firmware: '4.1-b7', ...mounted('Pelacak gudang', '356938035643809', 'k-1', 'p-1') },
      { id: 'd-2', firmware: null, ...mounted('Cadangan', '490154203237518', null, null) },
    ],
    'd',
    (id, { name, imei, number, vehicle_id, driver_id }) => ({
      id,
      firmware: null,
      ...mounted(name, imei, vehicle_id, driver_id),
      number,
    }),
  )
  const roles = baseCollection(
    [
      {
        id: 'r-1',
        name: 'Pemilik',
        description: null,
        type: { text: 'system' },
        permissions: ['i-1', 'i-9'],
      },
    ],
    'r',
    (id, { name, description, type, permissions }) => ({
      id,
      name: String(name),
      description: textOf(description),
      type: { text: String(type) },
      permissions: Array.isArray(permissions) ? permissions.map(String) : [],
    }),
  )
  const users = [
    {
      id: 'u-1',
      name: 'Staf Penyedia',
      email: 'staf@penyedia.test',
      created: { full: 'kemarin' },
      role: null,
    },
    {
      id: 'u-2',
      name: 'Ibu Pemilik',
      email: 'pemilik@penyedia.test',
      created: { full: '1 Jan' },
      role: { name: 'Pemilik' },
    },
  ]

  function mounted(name: unknown, imei: unknown, vehicleId: unknown, driverId: unknown) {
    const vehicle = vehicles.rows.find(({ id }) => id === vehicleId)
    const driver = drivers.rows.find(({ id }) => id === driverId)
    return {
      name,
      imei,
      number: null as unknown,
      vehicle_id: vehicleId,
      driver_id: driverId,
      vehicle: vehicle === undefined ? null : { number: vehicle.number },
      driver: driver === undefined ? null : { name: driver.name },
    }
  }

  const me: Record<string, unknown> = { name: 'Staf Penyedia', role: null, theme_color: 'unknown to us' }
  return {
    access,
    brands,
    devices,
    drivers,
    me,
    places,
    roles,
    sessions: baseTrips,
    users,
    vehicles,
    /** The last position, which tests change. */
    position: { lat: -6.2, lng: 106.82, status: { text: 'Bergerak' } },
  }
}

function typeOf(id: unknown) {
  for (const { types, ...brand } of brands) {
    const type = types.find((candidate) => candidate.id === id)
    if (type !== undefined) return { ...type, brand }
  }
  throw new Error(`No such type: ${String(id)}`)
}

function driver(id: string, name: string, ...rest: (string | null)[]) {
  const [phone = null, email = null, license = null] = rest
  return { id, name, phone, email, license }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

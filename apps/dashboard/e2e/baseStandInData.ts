type BaseDevice = {
  id: string
  name: unknown
  imei: unknown
  number: unknown
  vehicle_id: unknown
  driver_id: unknown
  vehicle: { number: string } | null
  driver: { name: string } | null
  [unknown: string]: unknown
}

/** Records as the provider might keep them: ids as text, empty relations, fields that nobody else knows. */
export function newBaseData() {
  const vehicles = [
    {
      id: 'k-1',
      year: 2019,
      color: 'Putih',
      number: 'B 1234 XYZ',
      type: { id: 't-2', name: 'L300', brand: { id: 'm-1', name: 'Mitsubishi' } },
    },
    {
      id: 'k-2',
      year: null,
      color: null,
      number: 'D 77 AB',
      type: { id: 't-5', name: 'Avanza', brand: { id: 'm-3', name: 'Toyota' } },
    },
  ]
  const drivers = [
    { id: 'p-1', name: 'Sri Wahyuni', phone: '081200000011', email: 'sri@contoh.test', license: 'B1' },
  ]
  const devices: BaseDevice[] = [
    {
      id: 'd-1',
      name: 'Pelacak gudang',
      imei: '356938035643809',
      number: '081300000001',
      vehicle_id: 'k-1',
      driver_id: 'p-1',
      vehicle: { number: 'B 1234 XYZ' },
      driver: { name: 'Sri Wahyuni' },
      firmware: '4.1-b7',
    },
    {
      id: 'd-2',
      name: 'Cadangan',
      imei: '490154203237518',
      number: null,
      vehicle_id: null,
      driver_id: null,
      vehicle: null,
      driver: null,
    },
  ]
  let made = 0
  let asked = 0

  function related(body: Record<string, unknown>) {
    const vehicle = vehicles.find(({ id }) => id === body.vehicle_id)
    const driver = drivers.find(({ id }) => id === body.driver_id)
    return {
      name: body.name,
      imei: body.imei,
      number: body.number,
      vehicle_id: body.vehicle_id,
      driver_id: body.driver_id,
      vehicle: vehicle === undefined ? null : { number: vehicle.number },
      driver: driver === undefined ? null : { name: driver.name },
    }
  }

  return {
    vehicles,
    drivers,
    devices,
    me: { name: 'Staf Penyedia', role: null, theme_color: 'unknown to us' },
    sessions: [trip('2026-11-18 06:30:00', 12), trip('2026-11-19 07:00:00', 20), onePoint],
    addDevice(body: Record<string, unknown>) {
      made += 1
      devices.push({ id: `d-baru-${made}`, ...related(body) })
    },
    changeDevice(id: string | undefined, body: Record<string, unknown>): boolean {
      const device = devices.find((record) => record.id === id)
      if (device !== undefined) Object.assign(device, related(body))
      return device !== undefined
    },
    removeDevice(id: string | undefined): boolean {
      const index = devices.findIndex((record) => record.id === id)
      if (index >= 0) devices.splice(index, 1)
      return index >= 0
    },
    /** The vehicle moves a little with each question. */
    nextPosition() {
      asked += 1
      return { lat: -6.2 + asked / 10_000, lng: 106.82, status: { text: 'Bergerak' } }
    },
  }
}

/** A trip with points that have a place, a speed and a status, and nothing else. */
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

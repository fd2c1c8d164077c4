import { LiveFleet } from './liveFleet.ts'
import { interval, trip } from './trip.ts'

/** A fake server that responds to the requests of the measured pages from memory. */
export class FakeFleet {
  /** Whether it is a base server (it has only the base API); else `/config.json` names all extensions. */
  isBase = true
  readonly live = new LiveFleet()
  devices = 0
  points = 0
  /** Whether the points of a trip have times. */
  timed = false
  #bodies = new Map<string, string>()
  #gate: Promise<void> | undefined
  #open: () => void = () => {}

  /** Delays all responses until `release` is called, so that a page shows its cached data. */
  hold() {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  release() {
    this.#open()
    this.#gate = undefined
  }

  /** Returns the JSON body of a request; undefined for an unknown one. */
  async answer(method: string, path: string): Promise<string | undefined> {
    await this.#gate
    if (path === '/gps/live') return JSON.stringify(this.live.read())
    const key = `${method} ${path} ${this.devices} ${this.points} ${this.timed}`
    let body = this.#bodies.get(key)
    if (body === undefined) {
      const value = this.#value(`${method} ${path}`)
      if (value === undefined) return undefined
      body = JSON.stringify(value)
      this.#bodies.set(key, body)
    }
    return body
  }

  #value(call: string): object | undefined {
    switch (call) {
      case 'POST /auth/login':
        return { token: 'bench', message: 'Selamat datang' }
      case 'GET /me':
        return { data: { id: 1, name: 'Sari Wulandari', role: { data: { id: 1, name: 'Admin' } } } }
      case 'GET /device':
        return { data: devices(this.devices) }
      case 'GET /driver':
      case 'GET /vehicle':
        return { data: [] }
      case 'GET /driver/1':
        return { data: { id: 1, name: 'Agus Setiawan' } }
      case 'GET /vehicle/1':
        return {
          data: {
            id: 1,
            number: 'B 9114 TCN',
            type: { id: 1, name: 'L300', brand: { id: 1, name: 'Mitsubishi' } },
          },
        }
      case 'GET /gps/summary':
        return { data: { distance: 84.3, driving: 11_520, trips: 4, running: false } }
      case 'GET /gps/session':
        return { data: [session(this.points, this.timed)] }
      case 'GET /gps/last':
        return { data: { lat: -6.2, lng: 106.82, status: { text: 'bergerak' } } }
      case 'GET /me/group':
        return { data: [] }
      case 'GET /notification':
        return { data: [], removed: [], cursor: 'bench-1' }
      default:
        return undefined
    }
  }
}

function devices(count: number) {
  return Array.from({ length: count }, (_, index) => {
    // Multiplies by a prime number to shuffle the order, so that the rows are not sorted.
    const spread = (index * 7919) % count
    return {
      id: index + 1,
      name: `Pelacak ${spread}`,
      imei: String(356938035600000 + spread),
      number: `0812${String(10000000 + spread)}`,
      vehicle_id: index + 1,
      driver_id: index + 1,
      vehicle: { id: index + 1, number: `B ${1000 + (spread % 9000)} SIK` },
      driver: { id: index + 1, name: `Pengendara ${(index * 104729) % count}` },
    }
  })
}

function session(count: number, timed: boolean) {
  const start = Date.parse('2026-11-20T07:00:00+07:00')
  return {
    start: { time: new Date(start).toISOString() },
    end: { time: new Date(start + count * interval * 1000).toISOString() },
    distance: count * 0.04,
    speed: 30,
    points: timed
      ? trip(count).map((point, index) => ({
          ...point,
          time: new Date(start + index * interval * 1000).toISOString(),
        }))
      : trip(count),
  }
}

import type { ServerResponse } from 'node:http'

/** Degrees that a vehicle moves between two updates: 50 km/h for 5 s. */
const STEP = 0.0006

/** Coordinates have six decimals, as in the responses of the server. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The moving fleet of the fake server. It has a list of all vehicles, and a stream that sends updates on demand. */
export class LiveFleet {
  vehicles = 0
  /**
   * Whether pages can open the stream. `npm test size` switches this off: it waits until the network of the page is
   * idle, which never happens while a stream is open.
   */
  streams = true
  /** Extent of the fleet in each direction, in degrees. */
  spread = 0.5
  #updates = 0
  #listeners = new Set<ServerResponse>()

  /** Returns the whole fleet. */
  read() {
    const data = Array.from({ length: this.vehicles }, (_, index) => {
      const [id, lat, lng, speed, heading, time, text, simulated] = this.#move(index)
      return {
        device: { id, name: `Pelacak ${id}`, imei: String(356938035600000 + index) },
        vehicle: { id, number: `B ${1000 + index} SIK`, name: 'Mitsubishi L300' },
        driver: { id, name: `Pengendara ${id}` },
        lat,
        lng,
        speed,
        heading,
        time: new Date(time).toISOString(),
        status: { text },
        simulated,
      }
    })
    return { data, time: new Date().toISOString(), cursor: String(this.#updates) }
  }

  /** Adds the open connection of a client. */
  follow(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
    this.#send('clock', {})
  }

  /** Moves every vehicle and sends the update. */
  update() {
    this.#updates += 1
    const moves = Array.from({ length: this.vehicles }, (_, index) => this.#move(index))
    const columns = ['id', 'lat', 'lng', 'speed', 'heading', 'time', 'status', 'simulated']
    const moved = Object.fromEntries(columns.map((name, at) => [name, moves.map((move) => move[at])]))
    this.#send('positions', { moved, changed: [], removed: [] })
  }

  #move(index: number) {
    const across = Math.ceil(Math.sqrt(this.vehicles))
    const [column, row] = [index % across, Math.floor(index / across)]
    const lat = -6.2 + this.spread * (row / across - 0.5)
    const lng = 106.8 + this.spread * (column / across - 0.5) + this.#updates * STEP
    const time = Date.now()
    return [index + 1, round(lat), round(lng), 50, 90, time, 'Bergerak', false] as const
  }

  #send(event: string, data: object) {
    const text = JSON.stringify({ time: new Date().toISOString(), ...data })
    for (const listener of this.#listeners) {
      listener.write(`id: ${this.#updates}\nevent: ${event}\ndata: ${text}\n\n`)
    }
  }
}

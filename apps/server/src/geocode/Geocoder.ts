import type { Database } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { askGeocoder, type GeocoderAddress, GeocoderError } from './askGeocoder.ts'
import { cellOf } from './cellOf.ts'
import { CircuitBreaker } from './CircuitBreaker.ts'
import { type Address, findPlace, storePlace, takeTurn } from './geocodeRepository.ts'

/** Public geocoders allow one request a second, for all users of an application together. */
const usualPace = { pace: 1_000, patience: 6_000 }

/** Finds addresses, and asks the service behind it as seldom as it can. */
export class Geocoder {
  private readonly database: Database
  private readonly service: GeocoderAddress
  private readonly turns: typeof usualPace
  private readonly breaker = new CircuitBreaker()
  private readonly underWay = new Map<string, Promise<Address>>()

  constructor(database: Database, service: GeocoderAddress, turns = usualPace) {
    this.database = database
    this.service = service
    this.turns = turns
  }

  /** The address of a place. Throws 502 when the service fails, 503 when it must be left alone for now. */
  async find(lat: number, lon: number): Promise<Address> {
    const cell = cellOf({ lat, lng: lon })
    const known = await findPlace(this.database, cell)
    if (known && !known.old) return { road: known.road, address: known.address }
    try {
      return await this.askOnce(cell, lat, lon)
    } catch (error) {
      // An address that was right a month ago is better than none.
      if (known) return { road: known.road, address: known.address }
      throw error
    }
  }

  private async askOnce(cell: string, lat: number, lon: number): Promise<Address> {
    const running = this.underWay.get(cell)
    if (running) return running
    const asking = this.ask(cell, lat, lon).finally(() => this.underWay.delete(cell))
    this.underWay.set(cell, asking)
    return asking
  }

  private async ask(cell: string, lat: number, lon: number): Promise<Address> {
    this.checkRest()
    const wait = await takeTurn(this.database, this.turns)
    if (wait === null) throw busy(Math.ceil(this.turns.patience / 1000))
    await new Promise((resolve) => setTimeout(resolve, wait))
    // Those before in the line may have found that it is down.
    this.checkRest()
    try {
      const address = await askGeocoder(this.service, lat, lon)
      this.breaker.succeeded()
      await storePlace(this.database, cell, address)
      return address
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error
      this.breaker.failed(error.retryAfter)
      throw new HttpError(502, (texts) => texts.geocode.failing)
    }
  }

  private checkRest(): void {
    const rest = this.breaker.rest()
    if (rest > 0) throw busy(rest)
  }
}

function busy(retryAfter: number) {
  return new HttpError(503, (texts) => texts.geocode.busy, { retryAfter })
}

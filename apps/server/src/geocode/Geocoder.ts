import type { Database } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { type GeocoderService, GeocoderError, requestAddress } from './requestAddress.ts'
import { type Address, cellOf, findPlace, storePlace, reserveRequest } from './geocodeRepository.ts'

/** A cached address that is older than this is requested from the geocoder again. */
const MAX_AGE_DAYS = 30
const MAX_FAILURES = 3
const OPEN_MS = 30_000

/** Blocks requests to a service for a while after several consecutive failures. */
export class CircuitBreaker {
  private readonly now: () => number
  private failures = 0
  private openUntil = 0

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Returns the seconds until the next request is allowed; 0 if it is allowed now. */
  retryDelay(): number {
    return Math.max(0, Math.ceil((this.openUntil - this.now()) / 1000))
  }

  succeeded(): void {
    this.failures = 0
  }

  /** Records a failure; `retryAfter` is the delay in seconds that the service asks for. */
  failed(retryAfter: number | null): void {
    this.failures += 1
    if (this.failures < MAX_FAILURES && retryAfter === null) return
    this.openUntil = this.now() + Math.max(OPEN_MS, (retryAfter ?? 0) * 1000)
  }
}

/**
 * Time between two requests, and longest wait for a request, in milliseconds. Public geocoders allow one request a
 * second for all users of an application.
 */
const defaultLimits = { intervalMs: 1_000, maxWaitMs: 6_000 }

/** Finds addresses; caches them in the database and limits requests to the service. */
export class Geocoder {
  private readonly database: Database
  private readonly service: GeocoderService
  private readonly limits: typeof defaultLimits
  private readonly breaker = new CircuitBreaker()
  private readonly pending = new Map<string, Promise<Address>>()

  constructor(database: Database, service: GeocoderService, limits = defaultLimits) {
    this.database = database
    this.service = service
    this.limits = limits
  }

  /** Returns the address of coordinates. Throws 502 if the service fails, 503 if requests are blocked for now. */
  async find(lat: number, lon: number): Promise<Address> {
    const cell = cellOf({ lat, lng: lon })
    const known = await findPlace(this.database, cell, MAX_AGE_DAYS)
    if (known && !known.old) return { road: known.road, address: known.address }
    try {
      return await this.requestShared(cell, lat, lon)
    } catch (error) {
      // Returns the outdated address of the cache, which is better than none.
      if (known) return { road: known.road, address: known.address }
      throw error
    }
  }

  private async requestShared(cell: string, lat: number, lon: number): Promise<Address> {
    const running = this.pending.get(cell)
    if (running) return running
    const request = this.request(cell, lat, lon).finally(() => this.pending.delete(cell))
    this.pending.set(cell, request)
    return request
  }

  private async request(cell: string, lat: number, lon: number): Promise<Address> {
    this.checkBreaker()
    const wait = await reserveRequest(this.database, this.limits)
    if (wait === null) throw busy(Math.ceil(this.limits.maxWaitMs / 1000))
    await new Promise((resolve) => setTimeout(resolve, wait))
    // Checks the circuit breaker again, because earlier requests may have failed during the wait.
    this.checkBreaker()
    try {
      const address = await requestAddress(this.service, lat, lon)
      this.breaker.succeeded()
      await storePlace(this.database, cell, address)
      return address
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error
      this.breaker.failed(error.retryAfter)
      throw new HttpError(502, (texts) => texts.geocode.failing)
    }
  }

  private checkBreaker(): void {
    const retryAfter = this.breaker.retryDelay()
    if (retryAfter > 0) throw busy(retryAfter)
  }
}

function busy(retryAfter: number) {
  return new HttpError(503, (texts) => texts.geocode.busy, { retryAfter })
}

import type { Database } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { UserQueues } from '../security/heavyReads.ts'
import { type GeocoderService, GeocoderError, requestAddress } from './requestAddress.ts'
import { type Address, cellOf, findPlace, storePlace, reserveRequest } from './geocodeRepository.ts'

/** A cached address that is older than this is requested from the geocoder again. */
const MAX_AGE_DAYS = 30
/** After a failure, the server does not request the same cell for this time, which doubles with each failure. */
const CELL_REST_MS = 30_000
const MAX_CELL_REST_MS = 3_600_000
/** Maximum number of failed cells to remember; the oldest is forgotten first. */
const MAX_FAILED_CELLS = 5_000

/**
 * Time between two requests, and longest wait for a request, in milliseconds. Public geocoders allow one request a
 * second for all users of an application. A request itself takes up to 5 s, and the dashboard waits 15 s for the
 * response.
 */
const defaultLimits = { intervalMs: 1_000, maxWaitMs: 9_000 }

/** The cells at which the service failed, and until when each is not requested again. */
export class FailedCells {
  private readonly now: () => number
  private readonly cells = new Map<string, { failures: number; until: number }>()

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Returns the seconds until the next request for a cell is allowed; 0 if it is allowed now. */
  retryDelay(cell: string): number {
    const until = this.cells.get(cell)?.until ?? 0
    return Math.max(0, Math.ceil((until - this.now()) / 1000))
  }

  succeeded(cell: string): void {
    this.cells.delete(cell)
  }

  failed(cell: string): void {
    const failures = (this.cells.get(cell)?.failures ?? 0) + 1
    const rest = Math.min(MAX_CELL_REST_MS, CELL_REST_MS * 2 ** (failures - 1))
    this.cells.delete(cell)
    this.cells.set(cell, { failures, until: this.now() + rest })
    const [oldest] = this.cells.keys()
    if (this.cells.size > MAX_FAILED_CELLS && oldest !== undefined) this.cells.delete(oldest)
  }
}

/**
 * Finds addresses; caches them in the database and limits requests to the service. Each user has a queue, of which one
 * lookup at a time takes part in the limit, so that the lookups of one user neither delay nor fail those of another.
 */
export class Geocoder {
  private readonly database: Database
  private readonly service: GeocoderService
  private readonly limits: typeof defaultLimits
  private readonly queues = new UserQueues()
  private readonly failed = new FailedCells()
  private readonly running = new Map<string, Promise<Address>>()
  /** Until this time (of `performance.now`), the service refuses all requests, as it said in a response. */
  private refusedUntil = 0

  constructor(database: Database, service: GeocoderService, limits = defaultLimits) {
    this.database = database
    this.service = service
    this.limits = limits
  }

  /**
   * Returns the address of coordinates for a user. Throws 502 if the service fails, 503 if requests are blocked for now,
   * and 429 if too many lookups of the user wait.
   */
  async find(userId: number, lat: number, lon: number): Promise<Address> {
    const cell = cellOf({ lat, lng: lon })
    const known = await findPlace(this.database, cell, MAX_AGE_DAYS)
    if (known && !known.old) return { road: known.road, address: known.address }
    try {
      this.checkBlocked(cell)
      const deadline = performance.now() + this.limits.maxWaitMs
      return await this.queues.run(userId, async () => {
        if (performance.now() > deadline) throw busy(Math.ceil(this.limits.maxWaitMs / 1000))
        // Another lookup may have found the address while this one was in the queue.
        const found = await findPlace(this.database, cell, MAX_AGE_DAYS)
        if (found && !found.old) return { road: found.road, address: found.address }
        return this.requestShared(cell, lat, lon, deadline)
      })
    } catch (error) {
      // Returns the outdated address of the cache, which is better than none.
      if (known) return { road: known.road, address: known.address }
      throw error
    }
  }

  private async requestShared(cell: string, lat: number, lon: number, deadline: number): Promise<Address> {
    const running = this.running.get(cell)
    if (running) return running
    const request = this.request(cell, lat, lon, deadline).finally(() => this.running.delete(cell))
    this.running.set(cell, request)
    return request
  }

  private async request(cell: string, lat: number, lon: number, deadline: number): Promise<Address> {
    this.checkBlocked(cell)
    const maxWaitMs = deadline - performance.now()
    const wait = await reserveRequest(this.database, { ...this.limits, maxWaitMs })
    if (wait === null) throw busy(Math.ceil(this.limits.maxWaitMs / 1000))
    await new Promise((resolve) => setTimeout(resolve, wait))
    // Checks again, because the service may have refused a request during the wait.
    this.checkBlocked(cell)
    try {
      const address = await requestAddress(this.service, lat, lon)
      this.failed.succeeded(cell)
      await storePlace(this.database, cell, address)
      return address
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error
      if (error.retryAfter === null) this.failed.failed(cell)
      else this.refusedUntil = performance.now() + error.retryAfter * 1000
      throw new HttpError(502, (texts) => texts.geocode.failing)
    }
  }

  /** Throws 503 if the service refuses all requests for now, or failed at this cell recently. */
  private checkBlocked(cell: string): void {
    const refusedS = Math.ceil((this.refusedUntil - performance.now()) / 1000)
    const retryAfter = Math.max(refusedS, this.failed.retryDelay(cell))
    if (retryAfter > 0) throw busy(retryAfter)
  }
}

function busy(retryAfter: number) {
  return new HttpError(503, (texts) => texts.geocode.busy, { retryAfter })
}

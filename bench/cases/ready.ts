import { openPage, slowDown } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

const VEHICLES = 1000
const POINTS = 1000

declare global {
  interface Window {
    /** The time when the page first drew a vehicle on the map, in ms since the navigation. */
    marksAt?: number
  }
}

interface Visit {
  row: string
  path: string
  isBase: boolean
  /** Runs in the page. Returns when the user could start to work, in ms since the navigation; null if not yet. */
  readyAt: () => number | null
}

const visits: Visit[] = [
  {
    row: 'marks on the map of Pelacakan',
    path: '/tracking',
    isBase: false,
    readyAt: () => window.marksAt ?? null,
  },
  {
    row: 'first trip of Laporan playable',
    path: '/report',
    isBase: true,
    readyAt: () =>
      document.querySelector('button[aria-label=Play]:not([disabled])') ? performance.now() : null,
  },
]

/** Records the first `drawImage` on the canvas above the map. Reads no pixels, because that slows down the page. */
function watchMarks() {
  const prototype = CanvasRenderingContext2D.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called with the canvas as this
  const draw = prototype.drawImage
  Object.defineProperty(prototype, 'drawImage', {
    value(this: CanvasRenderingContext2D, ...values: never[]) {
      if (this.canvas.closest('[data-part=map]')) window.marksAt ??= performance.now()
      return Reflect.apply(draw, this, values)
    },
  })
}

/**
 * Measures the time until the user can start to work, on slow 4G and a slow processor. In the first visit the browser
 * cache is empty; in the second and third it has the files. A browser can also keep compiled code from the second visit
 * on, but Chromium 156 keeps none in a context of Playwright.
 */
export function readyCases(bench: Bench): Case[] {
  return visits.map((visit) => ({
    name: visit.path,
    rounds: bench.options.rounds,
    sides: { ours: () => measure(bench, visit) },
  }))
}

async function measure({ browser, sites, fleet }: Bench, visit: Visit): Promise<Figures> {
  fleet.isBase = visit.isBase
  fleet.live.vehicles = VEHICLES
  fleet.points = POINTS
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  await page.addInitScript(watchMarks)
  await slowDown(cdp)
  const open = async () => {
    // Opens an empty page first, so that the time does not include closing the previous page.
    await page.goto(`${sites.ours.url}/blank`)
    await page.goto(sites.ours.url + visit.path, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(visit.readyAt, null, { polling: 50, timeout: 60_000 })
    return Number(await ready.jsonValue())
  }
  const cold = await open()
  const warm = await open()
  const third = await open()
  await close()
  return {
    [`${visit.row}, cold, ms`]: cold,
    [`${visit.row}, warm, ms`]: warm,
    [`${visit.row}, third visit, ms`]: third,
  }
}

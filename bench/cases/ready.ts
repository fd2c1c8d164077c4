import { openPage, slowDown } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

const VEHICLES = 1000
const POINTS = 1000

declare global {
  interface Window {
    /** Whether the page has drawn a vehicle on the map. */
    hasMarks?: boolean
  }
}

interface Visit {
  row: string
  path: string
  features: string[]
  /** Runs in the page: returns whether the user can start to work. */
  isReady: () => boolean
}

const visits: Visit[] = [
  {
    row: 'marks on the map of Pelacakan',
    path: '/tracking',
    features: ['liveFleet'],
    isReady: () => window.hasMarks === true,
  },
  {
    row: 'first trip of Laporan playable',
    path: '/report',
    features: [],
    isReady: () => document.querySelector('button[aria-label=Play]:not([disabled])') !== null,
  },
]

/** Detects the first vehicle by `drawImage` on the canvas above the map; reading pixels would slow down the page. */
function watchMarks() {
  const prototype = CanvasRenderingContext2D.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called with the canvas as this
  const draw = prototype.drawImage
  Object.defineProperty(prototype, 'drawImage', {
    value(this: CanvasRenderingContext2D, ...values: never[]) {
      window.hasMarks ||= this.canvas.closest('[data-part=map]') !== null
      return Reflect.apply(draw, this, values)
    },
  })
}

/** Measures the time until the user can start to work, on slow 4G and a slow processor, first with an empty cache. */
export function readyCases(bench: Bench): Case[] {
  return visits.map((visit) => ({
    name: visit.path,
    rounds: bench.options.rounds,
    sides: { ours: () => measure(bench, visit) },
  }))
}

async function measure({ browser, sites, fleet }: Bench, visit: Visit): Promise<Figures> {
  fleet.features = visit.features
  fleet.live.vehicles = VEHICLES
  fleet.points = POINTS
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  await page.addInitScript(watchMarks)
  await slowDown(cdp)
  const open = async () => {
    await page.goto(sites.ours.url + visit.path, { waitUntil: 'commit' })
    await page.waitForFunction(visit.isReady, null, { polling: 50, timeout: 60_000 })
    return page.evaluate(() => performance.now())
  }
  const cold = await open()
  const warm = await open()
  await close()
  return { [`${visit.row}, cold, ms`]: cold, [`${visit.row}, warm, ms`]: warm }
}

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

/** Notices the first vehicle on the canvas above the map. Reading pixels would slow down the page that is measured. */
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

/** From the navigation until work can begin, on slow 4G with a slow processor: with an empty cache, and again. */
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

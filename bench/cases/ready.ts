import { openPage, slowDown } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

const VEHICLES = 1000
const POINTS = 1000

interface Visit {
  row: string
  path: string
  features: string[]
  /** Runs in the page: returns whether the work can start. */
  isReady: () => boolean
}

const visits: Visit[] = [
  {
    row: 'marks on the map of Pelacakan',
    path: '/tracking',
    features: ['liveFleet'],
    isReady: () => {
      // The canvas of the fleet is above the canvas of the map.
      const canvas = document.querySelectorAll<HTMLCanvasElement>('[data-part=map] canvas')[1]
      const pen = canvas?.getContext('2d')
      if (!canvas || !pen || canvas.width === 0) return false
      return pen.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value !== 0)
    },
  },
  {
    row: 'first trip of Laporan playable',
    path: '/report',
    features: [],
    isReady: () => document.querySelector('button[aria-label=Play]:not([disabled])') !== null,
  },
]

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

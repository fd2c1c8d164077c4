import { openPage, slowDown } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

const VEHICLES = 1000
const POINTS = 1000

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
    isReady: () => {
      // The canvas of the fleet is above the canvas of the map.
      const canvas = document.querySelectorAll<HTMLCanvasElement>('[data-part=map] canvas')[1]
      if (!canvas || canvas.width === 0) return false
      // A small copy: reading all pixels of the canvas every 50 ms would slow down the measured page.
      const copy = new OffscreenCanvas(64, 40)
      const pen = copy.getContext('2d')
      pen?.drawImage(canvas, 0, 0, copy.width, copy.height)
      return pen?.getImageData(0, 0, copy.width, copy.height).data.some((value) => value !== 0) ?? false
    },
  },
  {
    row: 'first trip of Laporan playable',
    path: '/report',
    features: [],
    isReady: () => document.querySelector('button[aria-label=Play]:not([disabled])') !== null,
  },
]

/** Measures the time until the user can work, on slow 4G with a slow processor: with an empty cache, and again. */
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

import { type Browser, chromium } from 'playwright'
import { FakeFleet } from '../bench/fakeFleet.ts'
import { serve } from '../bench/serve.ts'
import { buildDashboard } from './buildDashboard.ts'
import { type Check, kib, printChecks, reportChecks } from './checks.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { type PageScripts, weighPage } from './pageScripts.ts'

const PAGES_AT_A_TIME = 3

interface Budget {
  path: string
  /** Maximum size in KiB of all JavaScript that loads until the network is idle; raised only with a decision record. */
  all: number
  /** Maximum size in KiB of the JavaScript that loads until the map paints. */
  untilMap?: number
  /** npm packages that the page must not load. */
  without: string[]
  /** Whether the fake server has all extensions; else it is a base server (it has only the base API). */
  isOurs?: true
}

const grid = ['@mui/x-data-grid']
const deck = ['deck.gl', '@deck.gl/core', '@deck.gl/maplibre']
const map = ['maplibre-gl', ...deck]

const budgets: Budget[] = [
  {
    path: '/login',
    all: 200,
    without: [...grid, ...map, 'react-hook-form', '@tanstack/query-core', 'react-toastify'],
  },
  { path: '/', all: 287, without: [...grid, ...map] },
  { path: '/device', all: 452, without: map },
  {
    path: '/driver/detail/1',
    isOurs: true,
    all: 310,
    without: [...grid, ...map, 'react-hook-form'],
  },
  {
    path: '/vehicle/detail/1',
    isOurs: true,
    all: 775,
    without: [...grid, ...deck],
  },
  { path: '/tracking', all: 775, without: [...grid, ...deck] },
  { path: '/tracking', isOurs: true, all: 790, without: [...grid, ...deck] },
  {
    path: '/notification',
    isOurs: true,
    all: 281,
    without: [...grid, ...map, 'react-hook-form'],
  },
  { path: '/report', all: 1012, untilMap: 764, without: grid },
]

function checksOf(budget: Budget, page: PageScripts): Check[] {
  const found = budget.without.filter((name) => page.packages.has(name))
  const kind = budget.isOurs ? ' of our server' : ''
  const checks = [kib(`${budget.path}${kind}, all`, page.all, budget.all)]
  if (budget.untilMap) {
    checks.push(kib(`${budget.path}, until the map paints`, page.untilMap, budget.untilMap))
    checks.push({
      label: `${budget.path}, deck.gl loads after the map`,
      measured: page.untilMap < page.all ? 'yes' : 'no',
      limit: 'yes',
      ok: page.untilMap < page.all,
    })
  }
  checks.push({
    label: `${budget.path}${kind}, without ${budget.without.length} packages`,
    measured: found.join(', ') || 'none of them',
    limit: 'none of them',
    ok: found.length === 0,
  })
  return checks
}

/**
 * Checks pages from the queue, one after the other. Each call serves the built dashboard with a fake server of its own,
 * because the pages need different features of the server.
 */
async function checkPages(browser: Browser, queue: Iterable<Budget>, found: Map<Budget, Check[]>) {
  const fleet = new FakeFleet()
  fleet.devices = 100
  fleet.points = 200
  fleet.live.vehicles = 100
  fleet.live.streams = false
  const site = await serve('apps/dashboard/dist', fleet)
  for (const budget of queue) {
    fleet.isBase = budget.isOurs !== true
    const token = budget.path === '/login' ? undefined : 'size'
    const hasMap = !budget.without.includes('maplibre-gl')
    found.set(budget, checksOf(budget, await weighPage(browser, site, budget.path, { token, map: hasMap })))
  }
  site.close()
}

/**
 * Compares the pages of the built dashboard, loaded in Chromium, with their size budgets; exits 1 if one is too large.
 */
async function main() {
  buildDashboard()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const found = new Map<Budget, Check[]>()
  const queue = budgets.values()
  // Several pages are checked in parallel, because a check mostly waits until the network of its page is idle.
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, () => checkPages(browser, queue, found)))
  await browser.close()
  const checks = budgets.flatMap((budget) => found.get(budget) ?? [])
  printChecks('JavaScript of a page until the network is idle: gzip level 9, workers included', checks)
  reportChecks('size', checks)
}

await main()

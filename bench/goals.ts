export interface Goal {
  /** Maximum ratio of our value to the value of the limit page (the simplest page that can do the same). */
  limit?: number
  /** The highest value that our page or server may have. */
  most?: number
  /** The lowest value that our page or server must reach. */
  least?: number
}

/** Names of the result rows for lists of each size: mounting the list a second time, and sorting it. */
const lists = ['1k', '10k', '100k'].flatMap((size) => [`list mount ${size}, ms`, `list sort ${size}, ms`])

const steps = ['1k', '10k', '100k', '1000k'].map((size) => `playback step ${size}, ms`)

/** Names of the result rows for the pages that `answerCases` measures. */
const answers = [
  '/',
  '/device',
  '/vehicle',
  '/driver',
  '/user',
  '/role',
  '/notification',
  '/account/profile',
  '/tracking',
  '/report',
].map((path) => `answer ${path}, p75, ms`)

function each(rows: string[], goal: Goal): Record<string, Goal> {
  return Object.fromEntries(rows.map((row) => [row, goal]))
}

/** The goal of each table row; `docs/performance.md` explains the figures. */
export const goals: Record<string, Goal> = {
  'login JS, KiB': { most: 200 },
  'login FCP, slow 4G + CPU 4×, ms': { limit: 0.6 },
  'signed-in FCP, slow 4G + CPU 4×, ms': { limit: 1 },
  'list JS, KiB': { most: 410 },
  ...each(lists, { limit: 1.4 }),
  ...each(steps, { limit: 1 }),
  'playback growth 1k to 1000k': { most: 1.3 },
  'an hour at 60×, s': { most: 61.2 },
  'report JS, KiB': { most: 970 },
  'report load 100k, ms': { limit: 1.4 },
  'report heap 100k, MB': { most: 30 },
  'report at rest 1k, ms/s': { most: 2 },
  'report at rest 10k, ms/s': { most: 2 },
  'report at rest 100k, ms/s': { most: 2 },
  'fleet update 10k, ms': { most: 16 },
  'fleet motion 10k, ms a frame': { most: 8 },
  'fleet motion 2k with names, ms a frame': { most: 8 },
  'fleet at rest 10k, ms/s': { most: 2 },
  'marks on the map of Pelacakan, cold, ms': { most: 5000 },
  'marks on the map of Pelacakan, warm, ms': { most: 2500 },
  'first trip of Laporan playable, cold, ms': { most: 5500 },
  'first trip of Laporan playable, warm, ms': { most: 2500 },
  ...each(answers, { most: 100 }),
  'ingest embedded, positions/s': { least: 4_000 },
  'ingest embedded, p99, ms': { most: 500 },
  'ingest PostgreSQL, positions/s': { least: 6_000 },
  'ingest PostgreSQL, p99, ms': { most: 500 },
  '/gps/last embedded, requests/s': { least: 1_500 },
  '/gps/last PostgreSQL, requests/s': { least: 2_500 },
  'list of 1,000 embedded, requests/s': { least: 300 },
  'list of 1,000 embedded, p99, ms': { most: 300 },
  'list of 1,000 PostgreSQL, requests/s': { least: 500 },
  'list of 1,000 PostgreSQL, p99, ms': { most: 300 },
}

export interface Goal {
  /** Maximum ratio of our value to the value of the limit page (the simplest page that can do the same). */
  limit?: number
  /** The highest value that our page or server may have. */
  most?: number
  /** The lowest value that our page or server must reach. */
  least?: number
}

const sizes = ['1k', '10k', '100k']
const pages = ['/', '/device', '/vehicle', '/driver', '/user', '/role', '/notification']
const answers = [...pages, '/account/profile', '/tracking', '/report']
const kinds = ['embedded', 'PostgreSQL']

function each(rows: string[], goal: Goal): Record<string, Goal> {
  return Object.fromEntries(rows.map((row) => [row, goal]))
}

/** The goal of each table row; `docs/performance.md` explains the figures. */
export const goals: Record<string, Goal> = {
  'login JS, KiB': { most: 200 },
  'login FCP, slow 4G + CPU 4×, ms': { limit: 0.6 },
  'signed-in FCP, slow 4G + CPU 4×, ms': { limit: 1 },
  'list JS, KiB': { most: 410 },
  ...each(
    sizes.flatMap((size) => [`list mount ${size}, ms`, `list sort ${size}, ms`]),
    { limit: 1.4 },
  ),
  ...each(
    [...sizes, '1000k'].map((size) => `playback step ${size}, ms`),
    { limit: 1 },
  ),
  'playback growth 1k to 1000k': { most: 1.3 },
  'an hour at 60×, s': { most: 61.2 },
  'report JS, KiB': { most: 970 },
  'report load 100k, ms': { limit: 1.4 },
  'report heap 100k, MB': { most: 30 },
  ...each(
    sizes.map((size) => `report at rest ${size}, ms/s`),
    { most: 2 },
  ),
  'fleet update 10k, ms': { most: 16 },
  'fleet motion 10k, ms a frame': { most: 8 },
  'fleet motion 2k with names, ms a frame': { most: 8 },
  'fleet at rest 10k, ms/s': { most: 2 },
  'marks on the map of Pelacakan, cold, ms': { most: 5000 },
  'marks on the map of Pelacakan, warm, ms': { most: 2500 },
  'first trip of Laporan playable, cold, ms': { most: 5500 },
  'first trip of Laporan playable, warm, ms': { most: 2500 },
  ...each(
    answers.map((path) => `answer ${path}, p75, ms`),
    { most: 100 },
  ),
  'ingest embedded, positions/s': { least: 4_000 },
  'ingest PostgreSQL, positions/s': { least: 6_000 },
  ...each(
    kinds.map((kind) => `ingest ${kind}, p99, ms`),
    { most: 500 },
  ),
  ...each(
    kinds.map((kind) => `/gps/last ${kind}, requests/s`),
    { least: 300 },
  ),
  ...each(
    kinds.map((kind) => `list of 1,000 ${kind}, requests/s`),
    { least: 40 },
  ),
  ...each(
    kinds.map((kind) => `/me ${kind} beside a flood of another user, p50, ms`),
    { most: 100 },
  ),
  ...each(
    kinds.map((kind) => `recovery ${kind}, gap between kinds of address, %`),
    { most: 5 },
  ),
  ...each(
    kinds.map((kind) => `stream ${kind}, main thread, ms/s`),
    { most: 60 },
  ),
  ...each(
    kinds.map((kind) => `import ${kind}, check of 10,000 rows, s`),
    { most: 15 },
  ),
  ...each(
    kinds.map((kind) => `import ${kind}, store, s`),
    { most: 60 },
  ),
  ...each(
    kinds.map((kind) => `import ${kind}, longest step of the progress, s`),
    { most: 3 },
  ),
  ...each(
    kinds.map((kind) => `import ${kind}, memory, MB more`),
    { most: 200 },
  ),
  ...each(
    kinds.map((kind) => `import ${kind}, ingest p99 beside it, ms`),
    { most: 5_000 },
  ),
  'memory embedded, RSS at rest, MB': { most: 350 },
  'memory PostgreSQL, RSS at rest, MB': { most: 220 },
}

export interface Goal {
  /** Maximum ratio to the limit. */
  limit?: number
  /** Maximum ratio to the naive peer. */
  peer?: number
  /** Maximum value. */
  most?: number
}

/** The goals of each row; `docs/performance.md` explains the figures. */
export const goals: Record<string, Goal> = {
  'login JS, KiB': { limit: 1.25, most: 165 },
  'login main, ms': { limit: 1.3 },
  'login FCP, slow 4G + CPU 4×, ms': { limit: 0.6 },
  'signed-in FCP, slow 4G + CPU 4×, ms': { limit: 1 },
  'list JS, KiB': { limit: 1.16, most: 330 },
  'list load 1k, ms': { limit: 1.25 },
  'list mount 1k, ms': { limit: 1.25, peer: 0.7 },
  'list mount 10k, ms': { limit: 1.25, peer: 0.16 },
  'list mount 100k, ms': { limit: 1.25, peer: 0.02 },
  'list sort 10k, ms': { limit: 1.25, peer: 0.05 },
  'list sort 100k, ms': { limit: 1.25, peer: 0.003 },
  'playback step 1k, ms': { limit: 1.2, peer: 1.2, most: 5.5 },
  'playback step 10k, ms': { limit: 1.2, peer: 0.75, most: 5.5 },
  'playback step 100k, ms': { limit: 1.2, peer: 0.2, most: 5.5 },
  'playback step 1000k, ms': { limit: 1.3 },
  'playback growth 1k to 100k': { most: 1.3 },
  'playback growth 1k to 1000k': { most: 1.8 },
  'an hour at 60×, s': { most: 61.2 },
  'report JS, KiB': { limit: 1.06, most: 830 },
  'report load 1k, ms': { limit: 1.4 },
  'report load 10k, ms': { limit: 1.4 },
  'report load 100k, ms': { limit: 1.4 },
  'report heap 100k, MB': { most: 30 },
  'report at rest 1k, ms/s': { most: 2 },
  'report at rest 10k, ms/s': { most: 2 },
  'report at rest 100k, ms/s': { most: 2 },
  'fleet update 10k, ms': { most: 10 },
  'fleet motion 10k, ms a frame': { most: 4 },
  'fleet motion 2k with names, ms a frame': { most: 4 },
  'fleet at rest 10k, ms/s': { most: 2 },
  'marks on the map of Pelacakan, cold, ms': { most: 5000 },
  'marks on the map of Pelacakan, warm, ms': { most: 2500 },
  'first trip of Laporan playable, cold, ms': { most: 5500 },
  'first trip of Laporan playable, warm, ms': { most: 2500 },
  ...Object.fromEntries(
    [
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
    ].map((path) => [`answer ${path}, p75, ms`, { most: 100 }]),
  ),
}

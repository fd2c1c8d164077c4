export interface Earlier {
  limit: number
  peer: number
  /**
   * The row of our result table that contains the value to compare with `peer`. By default it is the row with the same
   * name.
   */
  peerRow?: string
  /** The reason why the ratio of peer to limit page differs from the earlier ratio by more than 25 %. */
  differenceReason?: string
}

const firstMount =
  'probably page start: extrapolated to no rows, the earlier peer still costs 146 ms; without this its ratio is 0.68'

const sorting =
  'unknown reason; the plain table took 1.2 to 2.2 s in different runs, and the ratio was between 17 and 26'

const edge = 'unknown reason; the first grid of a page took 125 to 185 ms in different runs'

const swapping =
  'probably memory: earlier, 100k rows took 126 times as long as 10k; here 24 s, which is 20 times'

/**
 * Main-thread time in ms of the limit page (the simplest one) and of the peer page (a naive one). The figures come from
 * an earlier measurement on another machine, outside this project. Their ratio hardly depends on the machine, so it
 * shows whether this benchmark measures correctly.
 */
export const earlier: Record<string, Earlier> = {
  'list first mount 1k, ms': { limit: 131, peer: 235, differenceReason: firstMount },
  'list first mount 10k, ms': { limit: 125, peer: 1033, differenceReason: edge },
  'list first mount 100k, ms': { limit: 164, peer: 11_172 },
  'list sort 1k, ms': { limit: 32, peer: 179 },
  'list sort 10k, ms': { limit: 57, peer: 1604, differenceReason: sorting },
  'list sort 100k, ms': { limit: 405, peer: 201_471, differenceReason: swapping },
  // We do not know the interval between playback steps in the earlier measurement, but 200 ms fits its results for all
  // three sizes. The limit is the sum of two times: the first is the time of the map, and the second (1.5 ms) is the
  // time of the player's slider and texts. For 1k and 10k points, the map used MapLibreOverlay. For 100k points
  // MapLibreOverlay was not measured, so the first time is that of plain deck.gl.
  'playback step 1k, ms': { limit: 3.8 + 1.5, peer: 4.6, peerRow: 'playback step 1k at 200 ms, ms' },
  'playback step 10k, ms': { limit: 3.5 + 1.5, peer: 7.4, peerRow: 'playback step 10k at 200 ms, ms' },
  'playback step 100k, ms': { limit: 3.9 + 1.5, peer: 27.5, peerRow: 'playback step 100k at 200 ms, ms' },
}

/**
 * Figures of traccar-web 6.14.5 from an earlier measurement on another machine; only the order of magnitude is
 * comparable. The figure of a fleet update is the time for one message with the positions of all vehicles. Some of
 * these messages were merged into one.
 */
export const traccar: Record<string, number> = {
  'login JS, KiB': 530,
  'login main, ms': 434,
  'login FCP, ms': 2620,
  'login FCP, slow 4G + CPU 4×, ms': 11_468,
  'report JS, KiB': 675,
  'report load 1k, ms': 779,
  'report load 10k, ms': 1587,
  'report load 100k, ms': 5433,
  'report heap 1k, MB': 13.9,
  'report heap 10k, MB': 35.3,
  'report heap 100k, MB': 206,
  'playback step 1k, ms': 44.5,
  'playback step 10k, ms': 160,
  'playback step 100k, ms': 29_082,
  'fleet update 10k, ms': 489,
  'fleet at rest 10k, ms/s': 0.7,
}

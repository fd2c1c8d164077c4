import { type Drive, placeOnCircle } from '../../../bench/load/Tracker.ts'

/** The vehicles' clock runs faster than the real one and starts earlier, so that trips end during the test. */
const FASTER = 8
const EARLIER_S = 2 * 3_600
/** A vehicle drives for ten minutes and then stands for six minutes, which ends its trip. */
const DRIVE_S = 600
const CYCLE_S = 960
/** Speeds of a vehicle in knots. */
const speeds = { none: 0, usual: 16, fast: 60 }
const FAST_S = 120
/** The vehicles of some phones drive too fast, one after another, so that at least one is too fast at each fault. */
const FIRST_FAST_S = 160
const NEXT_FAST_S = 32

/**
 * Returns a function that plans a vehicle's drive. If the vehicle must drive too fast once, `nth` is its number among
 * such vehicles, otherwise null.
 */
export function planDrives(startMs: number): (nth: number | null) => Drive {
  const begin = Math.floor(startMs / 1_000) - EARLIER_S
  const now = () => begin + Math.floor(((Date.now() - startMs) / 1_000) * FASTER)
  return (nth) => ({
    now,
    at(time) {
      const seconds = time - begin
      const ofCycle = seconds % CYCLE_S
      const driven = Math.floor(seconds / CYCLE_S) * DRIVE_S + Math.min(ofCycle, DRIVE_S)
      const sinceFast = nth === null ? -1 : seconds - FIRST_FAST_S - nth * NEXT_FAST_S
      const usual = ofCycle < DRIVE_S ? speeds.usual : speeds.none
      const isFast = sinceFast >= 0 && sinceFast < FAST_S
      return { ...placeOnCircle(driven), speed: isFast ? speeds.fast : usual }
    },
  })
}

import type { Place } from '../../../bench/load/fleetDatabase.ts'

/** The numbers on the command line of `npm run soak`; its help explains them. */
export interface SoakOptions {
  backups: number
  kills: number
  restores: number
  histories: number
  flood: number
  rate: number
  positions: number
}

/** A part of the soak: the columns of its table, and a function that runs it on an empty database. */
export interface Soak {
  head: string[]
  run: (name: string, place: Place, options: SoakOptions) => Promise<{ row: string[]; isGood: boolean }>
}

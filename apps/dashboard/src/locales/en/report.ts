import type { Texts } from '../id.ts'

/** Texts about Laporan in English. */
export const report: Texts['report'] = { loadingTrip: 'Loading the points of the trip…' }

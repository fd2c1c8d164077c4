import type { DataColumn, DataFilter } from './DataColumn.ts'

/** A row in the stories. It is not a record of the fleet, because the kit knows nothing of fleets. */
export interface StoryRow {
  id: number
  code: string
  place: string | null
  amount: number
}

const places = ['Bandung', 'Jakarta Selatan', 'Surabaya', 'Makassar', null, 'Yogyakarta', 'Denpasar']

/** Returns `count` generated rows, which are the same on each run. */
export function storyRows(count: number): StoryRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    code: `K-${String((at * 7919) % 100_000).padStart(5, '0')}`,
    place: places[at % places.length] ?? null,
    amount: (at * 37) % 1000,
  }))
}

/** Columns of the stories. The last one is hidden by default. */
export const storyColumns: DataColumn<StoryRow>[] = [
  { key: 'code', label: 'Kode', value: (row) => row.code },
  { key: 'place', label: 'Kota', value: (row) => row.place },
  { key: 'amount', label: 'Jumlah', value: (row) => row.amount, align: 'right', width: 140 },
  { key: 'id', label: 'Urutan', value: (row) => row.id, align: 'right', width: 140, defaultVisible: false },
]

/** The list filters that the stories use. */
export const storyFilters: DataFilter<StoryRow>[] = [
  { key: 'no_place', label: 'Tanpa kota', test: (row) => row.place === null },
  { key: 'large', label: 'Jumlah besar', test: (row) => row.amount >= 500 },
]

import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** A list page of the dashboard; `row` creates one record for the fake response. */
export interface List {
  path: string
  /** API path of the list, if it differs from the path of the page. */
  api?: string
  store: string
  /** `heads`: the columns visible by default. `hidden`: one column hidden by default. */
  heads: string[]
  hidden?: string
  /** Heading of the column that shows the value of `code`, the second argument of `row`. */
  sortBy: string
  row: (id: number, code: string) => object
}

/** The list with which the tests check the behaviour that is the same in all lists. */
export const deviceList: List = {
  path: '/device',
  store: 'deviceColumns',
  heads: ['IMEI', 'Status', 'Nomor', 'Kendaraan', 'Depo'],
  hidden: 'Nama',
  sortBy: 'IMEI',
  row: (id, code) => ({
    id,
    name: `Pelacak ${id}`,
    imei: code,
    number: '08123',
    vehicle_id: null,
    driver_id: null,
  }),
}

/** The lists of the dashboard. */
export const lists: List[] = [
  deviceList,
  {
    path: '/vehicle',
    store: 'vehicleColumns',
    heads: ['Nopol', 'Merk', 'Jenis', 'Warna', 'Depo'],
    hidden: 'Tahun',
    sortBy: 'Nopol',
    row: (id, code) => ({
      id,
      year: 2021,
      color: 'Putih',
      number: code,
      type: { id: 1, name: 'Colt', brand: { id: 1, name: 'Mitsubishi' } },
    }),
  },
  {
    path: '/driver',
    store: 'driverColumns',
    heads: ['Nama', 'Ponsel', 'Email', 'Lisensi', 'Depo'],
    sortBy: 'Lisensi',
    row: (id, code) => ({ id, name: `Pengendara ${id}`, phone: null, email: null, license: code }),
  },
  {
    path: '/user',
    store: 'userColumns',
    heads: ['Nama', 'Status', 'Hak Akses', 'Email', 'Terakhir masuk', 'Pilihan'],
    hidden: 'Dibuat',
    sortBy: 'Nama',
    row: (id, code) => ({ id, name: code, email: `${id}@contoh.test`, created: { full: '' }, role: null }),
  },
  {
    path: '/role',
    api: '/system/role',
    store: 'roleColumns',
    heads: ['Akses', 'Jenis', 'Pilihan'],
    hidden: 'Deskripsi',
    sortBy: 'Akses',
    row: (id, code) => ({ id, name: code, description: null, type: { text: 'Manual' } }),
  },
]

/** Returns the searchable code of row `id`; it looks like an IMEI. */
export function codeOf(id: number): string {
  return String(356_000_000_000_000 + id)
}

/** Fulfils the list's request with generated rows. */
export async function fillWith(page: Page, { path, api = path, row }: List, count: number) {
  const data = Array.from({ length: count }, (_, at) => row(at + 1, codeOf(at + 1)))
  const body = JSON.stringify({ data })
  await page.route(new RegExp(`/api/v1${api}(\\?|$)`), (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
}

/** Returns the search field of the list. */
export function searchOf(page: Page) {
  return page.getByRole('searchbox', { name: 'Cari di daftar' })
}

/** Expects these columns, in this order, beside the one with the check boxes. */
export async function expectHeads(page: Page, heads: readonly string[], when?: string) {
  const named = page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') })
  await expect(named, when).toHaveText(heads)
}

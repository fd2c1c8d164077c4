import type { Page } from '@playwright/test'
import { depots } from './newOwner.ts'
import { expect } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

const [first, second, third] = depots

/** Expects that an operator of two depots, who may not open the depot pages, can filter by one of the two depots. */
export async function expectDepotFilter(page: Page) {
  await expectLists(page)
  await expectDashboard(page)
  await expectTrips(page)
  await expectRules(page)
}

async function choose(page: Page) {
  const field = page.getByRole('combobox', { name: 'Depo' })
  await expect(field.getByRole('option')).toHaveText(['Semua depo', first.name, second.name])
  await field.selectOption({ label: first.name })
  await expect(page).toHaveURL(/[?&]group=\d+/)
}

async function expectLists(page: Page) {
  for (const [path, title, key] of [
    ['/vehicle', 'Daftar Kendaraan', 'plate'],
    ['/driver', 'Daftar Pengendara', 'driver'],
    ['/device', 'Daftar Perangkat', 'plate'],
  ] as const) {
    await openInside(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(second[key]).first(), path).toBeVisible()
    await expect(page.locator('body'), path).not.toContainText(third[key])
    await choose(page)
    await expect(page.getByText(second[key]), path).toHaveCount(0)
    await expect(page.getByText(first[key]).first(), path).toBeVisible()
  }
}

async function expectDashboard(page: Page) {
  await openInside(page, '/')
  await expect(page.getByRole('link', { name: 'Kendaraan: 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: '2 perjalanan' })).toBeVisible()
  await choose(page)
  for (const name of ['Perangkat: 1', 'Kendaraan: 1', 'Pengendara: 1', '1 perjalanan']) {
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('main')).not.toContainText(second.plate)
}

async function expectTrips(page: Page) {
  await openInside(page, '/report')
  await expect(page.getByText('2 perjalanan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.getByRole('combobox', { name: 'Depo' }).click()
  await page.getByRole('option', { name: first.name }).click()
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText('1 perjalanan', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]group=\d+/)
  const group = new URL(page.url()).searchParams.get('group')
  await page.goto(`/report?group=${group}`)
  await expect(page.getByRole('button', { name: `Hapus saringan ${first.name}` })).toBeVisible()
  await expect(page.getByText('1 perjalanan', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(first.plate)
  await expect(page.getByRole('main')).not.toContainText(second.plate)
}

/** Expects that a notification rule still applies to its depot after the user has saved another setting. */
async function expectRules(page: Page) {
  await openInside(page, '/notification/rule')
  const speeding = page.getByRole('group', { name: 'Melaju terlalu cepat' })
  await speeding.getByRole('button', { name: 'Berlaku untuk: Semua kendaraan' }).click()
  await page.getByRole('radio', { name: 'Depo atau kendaraan pilihan' }).click()
  await page.getByRole('combobox', { name: 'Depo pilihan' }).click()
  await page.getByRole('option', { name: first.name }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  const covers = speeding.getByRole('button', { name: `Berlaku untuk: ${first.name}` })
  for (let save = 0; save < 2; save += 1) {
    await expect(covers).toBeVisible()
    if (save > 0) await page.getByRole('switch', { name: 'Perjalanan selesai' }).click()
    await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    // Waits for the heading, because the URL changes before React replaces the form with the next page.
    await expect(page.getByRole('heading', { level: 1, name: 'Pemberitahuan', exact: true })).toBeVisible()
    await openInside(page, '/notification/rule')
  }
  await expect(page.getByRole('switch', { name: 'Perjalanan selesai' })).toBeChecked()
  await expect(covers).toBeVisible()
}

import { expect, test } from './board.ts'

const variants = { 'the tested versions': 'BARE_ORIGIN', 'the lowest version of each peer': 'LOWEST_ORIGIN' }

for (const [versions, variable] of Object.entries(variants)) {
  test.describe(`the bare apps on ${versions}`, () => {
    test('list rows, and save a form', async ({ watched }) => {
      await watched.goto(`${process.env[variable]}list.html`)
      const grid = watched.getByRole('grid', { name: 'Daftar pelanggan' })
      await expect(grid.getByRole('row').filter({ hasText: 'PT Sumber Rejeki' })).toBeVisible()
      const form = watched.getByRole('form', { name: 'Pelanggan baru' })
      await form.getByRole('button', { name: 'SIMPAN', exact: true }).click()
      await expect(form.getByRole('textbox', { name: 'Nama' })).toHaveAttribute('aria-invalid', 'true')
      await form.getByRole('textbox', { name: 'Nama' }).fill('UD Sinar Laut')
      await form.getByRole('button', { name: 'SIMPAN', exact: true }).click()
      await expect(watched.getByRole('status').filter({ hasText: 'Pelanggan disimpan.' })).toBeVisible()
      await expect(grid.getByRole('row').filter({ hasText: 'UD Sinar Laut' })).toBeVisible()
    })

    test('play a trip to its end', async ({ watched }) => {
      await watched.goto(`${process.env[variable]}trip.html`)
      await expect
        .poll(() => watched.evaluate(() => performance.getEntriesByName('map-painted').length))
        .toBe(1)
      await watched.getByRole('button', { name: 'Play', exact: true }).click()
      // Three minutes of recording at 16 times real time.
      await expect(watched.getByRole('slider', { name: 'Posisi' })).toHaveValue('6', { timeout: 30_000 })
    })

    test('show vehicles on the live map', async ({ watched }) => {
      await watched.goto(`${process.env[variable]}live.html`)
      await expect.poll(() => watched.getByRole('grid').getByRole('row').count()).toBeGreaterThan(5)
      await expect
        .poll(() => watched.evaluate(() => performance.getEntriesByName('map-painted').length))
        .toBe(1)
    })
  })
}

import { expect, test } from '../support/test.ts'

// Each test needs an empty cache.
test.use({ ownContext: true })

test('X23: a page whose code is not loaded reports the lost connection, and opens when the connection is back', async ({
  staff,
  context,
}) => {
  await staff.goto('/device')
  await expect(staff.getByRole('grid')).toBeVisible()
  const documents: string[] = []
  staff.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await context.setOffline(true)
  const menu = staff.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Akses' }).click()
  await expect(staff.getByRole('main').getByRole('alert')).toContainText('Tidak ada koneksi')
  await menu.getByRole('link', { name: 'Perangkat' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  await menu.getByRole('link', { name: 'Akses' }).click()
  await expect(staff.getByRole('main').getByRole('alert')).toContainText('Tidak ada koneksi')
  await context.setOffline(false)
  await expect(staff.getByRole('heading', { level: 1, name: 'Hak Akses' })).toBeVisible()
  // Chromium from version 150 on loads a module again that failed once only after a reload.
  expect(documents.length, 'without a reload, or with one').toBeLessThanOrEqual(1)
})

test.describe('with prefetch', () => {
  test.use({ prefetches: true })

  test('X23: once the browser is idle, pages that were never visited open without a network', async ({
    staff,
    context,
  }) => {
    const prefetched = staff.waitForResponse(/assets\/createTrailOverlay-/)
    await staff.goto('/device')
    await expect(staff.getByRole('grid')).toBeVisible()
    await prefetched
    await context.setOffline(true)
    const menu = staff.getByRole('navigation', { name: 'Menu' })
    for (const [link, title] of [
      ['Akses', 'Hak Akses'],
      ['Laporan', 'Laporan'],
    ] as const) {
      await menu.getByRole('link', { name: link }).click()
      await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
  })
})

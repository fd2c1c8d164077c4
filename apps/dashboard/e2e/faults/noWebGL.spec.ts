import { findChromium, testArguments } from '../../../../scripts/chromium.ts'
import { expect, test } from '../support/test.ts'
import { playerOf } from './player.ts'
import { serveTrips, straightTrip } from './serveTrips.ts'

test.use({
  launchOptions: { executablePath: findChromium(), args: [...testArguments, '--disable-3d-apis'] },
})

const why =
  'Peramban ini tidak menyediakan WebGL 2, yang diperlukan untuk menggambar peta. Bagian lain halaman ini tetap dapat dipakai.'
const outside = { name: 'Buka di peta luar (jendela baru)', exact: true }

test('F24: without WebGL the list and the card show the last position with an external map link', async ({
  staff,
}) => {
  await staff.goto('/tracking')
  await expect(staff.getByText(why)).toBeVisible()
  // Vehicles of other tests have no position.
  const fleet = staff.getByRole('grid', { name: 'Armada' })
  await fleet
    .getByRole('row')
    .filter({ hasText: /dekat |dari / })
    .first()
    .click()
  await expect(staff.getByRole('link', { name: 'Lihat perjalanan hari ini' })).toBeVisible()
  const link = staff.getByRole('link', { name: 'Peta luar', exact: true })
  await expect(link).toHaveAttribute('href', /google\.com\/maps.*query=-6\.\d+,10\d\.\d+$/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(staff.getByRole('link', outside)).toHaveAttribute('href', /query=-6\.\d+,10\d\.\d+$/)
})

test('F24: without WebGL a trip plays in words from the first to the last point', async ({ staff }) => {
  await serveTrips(staff, straightTrip(5, [107.6, -6.9]))
  await staff.goto('/report')
  await expect(staff.getByText(why)).toBeVisible()
  await expect(staff.getByText('titik 1 dari 5')).toBeVisible()
  await expect(staff.getByText(/^-6\.90*, 107\.60* · 45\skm\/jam/)).toBeVisible()
  await playerOf(staff).play.click()
  await expect(playerOf(staff).position).toHaveValue('4')
  await expect(playerOf(staff).play).toBeVisible()
  await expect(staff.getByText('titik 5 dari 5')).toBeVisible()
  await expect(staff.getByText(/^-6\.90*, 107\.6040* · 45\skm\/jam/)).toBeVisible()
  await expect(staff.getByRole('link', outside)).toHaveAttribute('href', /query=-6\.90*,107\.6040*$/)
  await staff.getByRole('tab', { name: 'Angka' }).click()
  await expect(staff.getByRole('region', { name: 'Ringkasan perjalanan' })).toBeVisible()
})

import { findChromium, testArguments } from '../../../../scripts/chromium.ts'
import { expect, test } from '../support/test.ts'
import { playerOf } from './player.ts'
import { serveTrips, straightTrip } from './serveTrips.ts'

test.use({
  launchOptions: { executablePath: findChromium(), args: [...testArguments, '--disable-3d-apis'] },
})

const why = 'Peta ini gambar diam karena peramban tidak menyediakan WebGL 2.'

test('F24: without WebGL the table shows the last position with an external map link', async ({ staff }) => {
  await staff.goto('/tracking')
  await expect(staff.getByText(why)).toBeVisible()
  await expect(staff.getByRole('main')).toContainText(/-6\.\d+, 10\d\.\d+/)
  const outside = staff.getByRole('main').locator('a[href*="google.com/maps"]').first()
  await expect(outside).toHaveAttribute('href', /query=-6\.\d+,10\d\.\d+$/)
  await expect(outside).toHaveAttribute('target', '_blank')
})

test('F24: without WebGL a trip plays over the still map from the first to the last point', async ({
  staff,
}) => {
  await serveTrips(staff, straightTrip(5, [107.6, -6.9]))
  await staff.goto('/report')
  await expect(staff.getByText(why)).toBeVisible()
  const picture = staff.getByRole('region', { name: 'Peta' }).locator('canvas').first()
  await expect(staff.getByText('titik 1 dari 5')).toBeVisible()
  const before = await picture.screenshot()
  await playerOf(staff).play.click()
  await expect(playerOf(staff).position).toHaveValue('4')
  await expect(playerOf(staff).play).toBeVisible()
  await expect(staff.getByText('titik 5 dari 5')).toBeVisible()
  await expect.poll(async () => before.equals(await picture.screenshot())).toBe(false)
})

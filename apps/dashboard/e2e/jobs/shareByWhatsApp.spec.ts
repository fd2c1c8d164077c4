import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

testJob(
  'share where a vehicle is by WhatsApp',
  2,
  async (page) => {
    const context = page.context()
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Bagikan' }).click()
    await page.getByRole('menuitem', { name: 'Kirim lewat WhatsApp' }).click()
    const whatsApp = await opened
    await whatsApp.waitForURL(/^https:\/\/wa\.me\/\?text=/)
    const text = new URL(whatsApp.url()).searchParams.get('text') ?? ''
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Lokasi terakhir \*[A-Z]+ \d+ [A-Z]+\*:$/),
      'Data simulasi, bukan kendaraan nyata',
      expect.stringMatching(
        /^Status: (?:Bergerak|Berhenti|Parkir|Tidak ada data).* \(posisi .*(?:lalu|baru saja)\)$/,
      ),
      expect.stringMatching(/^Alamat: ./),
      expect.stringMatching(/^Waktu: ./),
      expect.stringMatching(/^Lokasi: https:\/\//),
    ])
  },
  async (page) => {
    await page.goto('/tracking')
    const row = page.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first()
    const isPhone = (page.viewportSize()?.width ?? 0) < 900
    if (isPhone) await page.getByRole('button', { name: 'Naikkan panel' }).click()
    await expect(row).toBeVisible({ timeout: 60_000 })
    await row.click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible()
  },
)

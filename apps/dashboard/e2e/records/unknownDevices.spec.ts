import { sendPosition } from './sendPosition.ts'
import { expect, test } from '../support/test.ts'

test('an unregistered phone is listed and registered with one button, and its positions are stored', async ({
  staff,
}) => {
  const phone = `ponsel-${Date.now()}`
  expect((await sendPosition(phone, { batt: '64' })).status).toBe(404)

  await staff.goto('/device')
  await staff.getByRole('link', { name: /perangkat tidak dikenal mencoba mengirim posisi$/ }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Perangkat tidak dikenal' })).toBeVisible()
  await staff.getByRole('link', { name: `${phone} Daftarkan` }).click()

  await expect(staff.getByLabel('IMEI')).toHaveValue(phone)
  await staff.getByLabel('Nama').fill('Ponsel gudang')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff).toHaveURL('/device')

  await expect.poll(async () => (await sendPosition(phone, { batt: '64' })).status).toBe(200)
  await staff.goto(`/device?search=${phone}`)
  await staff.getByRole('link', { name: phone }).click()
  const contact = staff.getByRole('region', { name: 'Kontak' })
  await expect(contact.getByText('OsmAnd (aplikasi ponsel)')).toBeVisible()
  await expect(contact.getByText(/^64%, /)).toBeVisible()
  await expect(contact.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible()

  await staff.keyboard.press('Control+k')
  await staff.getByRole('combobox').fill('tidak dikenal')
  await staff.getByRole('option', { name: 'Perangkat tidak dikenal' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Perangkat tidak dikenal' })).toBeVisible()
  await expect(staff.getByRole('link', { name: phone })).toHaveCount(0)
})

test('no IMEI of an unknown device is cut at 1024 and 320 px', async ({ staff }) => {
  const imei = String(4_401_200_000_000 + (Date.now() % 1_000_000_000)).padStart(15, '0')
  expect((await sendPosition(imei, { batt: '64' })).status).toBe(404)
  await staff.goto('/device/unknown')
  for (const width of [1024, 320]) {
    await staff.setViewportSize({ width, height: 768 })
    const text = staff.getByText(imei, { exact: true })
    await expect(text).toBeVisible()
    const cut = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0)
    await expect(text, `at ${width} px`).toBeInViewport({ ratio: 1 })
  }
})

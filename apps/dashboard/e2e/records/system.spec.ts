import { sendPosition } from './sendPosition.ts'
import { expect, serverOrigin, test } from '../support/test.ts'

test('Sistem counts an accepted and a refused position, and shows what to do about backups', async ({
  staff,
  token,
}) => {
  const imei = `86${Date.now()}`.slice(0, 15)
  const created = await fetch(`${serverOrigin()}/api/v1/device/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Ponsel sistem', imei }),
  })
  expect(created.status).toBe(201)
  expect((await sendPosition(imei)).status).toBe(200)
  await sendPosition(imei, { lat: '0', lon: '0' })

  await staff.goto('/')
  await staff.getByRole('navigation').getByRole('link', { name: 'Sistem' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible()
  await expect(staff.getByRole('alert')).toContainText('Perlu perhatian: Cadangan')
  await expect(staff.getByText('Minta admin server mengatur cadangan harian.')).toBeVisible()
  await staff.getByRole('button', { name: /^Rincian teknis/ }).click()
  await expect(staff.getByText(/diterima \d/)).toContainText(/koordinat nol \d/)
  await expect(staff.getByText(/atur BACKUP_DIR/)).toBeVisible()
  await expect(staff.getByText('Tertanam', { exact: false })).toBeVisible()
  await expect(staff.getByText(/mulai \d/).first()).toBeVisible()
})

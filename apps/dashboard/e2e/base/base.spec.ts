import { expect, test } from './baseTest.ts'
import { chooseAction, choose, confirm } from '../support/recordActions.ts'
import { startStaticHost } from '../support/staticHost.ts'
import { signIn } from '../support/visit.ts'

test.describe('with a base server', () => {
  test('shows the server’s message for a wrong password', async ({ page, provider }) => {
    const host = await startStaticHost({ apiBaseUrl: provider.apiBaseUrl })
    await page.goto(`${host.origin}/login`)
    await signIn(page, { email: 'staf@penyedia.test', password: 'salah' })
    await expect(page.getByText('Email atau password salah.').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('staf@penyedia.test')
    await host.stop()
  })

  test('shows the user’s name, without a role, after sign-in', async ({ app }) => {
    await expect(app.getByText('Staf Penyedia').first()).toBeVisible()
    await expect(app.getByText('Tidak ada').first()).toBeVisible()
  })

  test('lists, creates, changes and deletes devices', async ({ app, provider }) => {
    await app.getByRole('navigation').getByRole('link', { name: 'Perangkat' }).click()
    await expect(app.getByRole('link', { name: '356938035643809' })).toBeVisible()
    await expect(app.getByText('B 1234 XYZ')).toBeVisible()

    await app.getByRole('link', { name: 'BUAT BARU' }).click()
    await app.getByLabel('Nama').fill('Dari dasbor')
    await app.getByLabel('IMEI').fill('352099001761481')
    await app.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(app.getByText('Perangkat tersimpan di penyedia.')).toBeVisible()
    await app.getByRole('link', { name: '352099001761481' }).click()
    expect(provider.devices.at(-1)).toMatchObject({ name: 'Dari dasbor', vehicle_id: null, driver_id: null })

    await chooseAction(app, 'Ubah')
    await choose(app, 'Pengendara', /Sri Wahyuni/)
    await app.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(app).toHaveURL(/\/device\/detail\//)
    expect(provider.devices.at(-1)).toMatchObject({ driver_id: 'p-1', vehicle_id: null })

    await chooseAction(app, 'Hapus')
    await confirm(app)
    await expect(app).toHaveURL(/\/device$/)
    await expect(app.getByRole('link', { name: '352099001761481' })).toHaveCount(0)
  })

  test('X36: Pelacakan shows the last position without a plate, and its age only after the position changes', async ({
    app,
    provider,
  }) => {
    await app.getByRole('navigation').getByRole('link', { name: 'Pelacakan' }).click()
    const row = app.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText('Bergerak')
    await expect(row.getByRole('cell').nth(0)).toHaveText('—')
    await expect(row.getByRole('cell').nth(1)).toHaveText('—')
    await expect(app.getByText('Waktu rekam tidak diketahui')).toBeVisible()
    await expect(app.getByText(/Langsung/)).toHaveCount(0)
    await expect(app.getByText('Simulasi')).toHaveCount(0)
    provider.position.lat += 0.001
    await expect(app.getByText(/^Langsung · berubah/)).toBeVisible()
  })

  test('an untimed trip plays by point', async ({ app }) => {
    await app.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
    const position = app.getByRole('slider', { name: 'Posisi' })
    await expect(position).toHaveAttribute('max', '19')
    await app.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(1)
    await app.getByRole('button', { name: 'Pause', exact: true }).click()
    await app.getByRole('button', { name: 'kemarin kemarin', exact: true }).click()
    await expect(app).toHaveURL(/session=kemarin/)
  })

  test('Keluar sends no request', async ({ app, provider }) => {
    await expect(app.getByText('Staf Penyedia').first()).toBeVisible()
    const before = provider.calls.length
    await app.getByRole('button', { name: 'Keluar' }).click()
    await confirm(app)
    await expect(app).toHaveURL(/\/login$/)
    // The page itself may still read its data.
    expect(provider.calls.slice(before).filter((call) => !call.startsWith('GET '))).toEqual([])
  })
})

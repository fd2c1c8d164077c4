import { expect, test } from '../support/test.ts'

test.describe('the dashboard', () => {
  test('keeps the chosen columns of a list', async ({ staff }) => {
    await staff.goto('/device')
    await expect(staff.getByRole('columnheader', { name: 'IMEI' })).toBeVisible()
    await expect(staff.getByRole('columnheader', { name: 'Nama' })).toBeHidden()
    await staff.getByRole('button', { name: 'Kolom' }).click()
    await staff.getByRole('menuitemcheckbox', { name: 'Nama' }).click()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('columnheader', { name: 'Nama' })).toBeVisible()
    expect(await staff.evaluate(() => JSON.parse(localStorage.getItem('deviceColumns') ?? ''))).toContain(
      'name',
    )
    await staff.reload()
    await expect(staff.getByRole('columnheader', { name: 'Nama' })).toBeVisible()
  })

  test('keeps the chosen theme, in data-theme and in localStorage', async ({ staff }) => {
    await staff.goto('/')
    const theme = () =>
      staff.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('theme')])
    expect((await theme())[0]).toBe('light')
    await staff.getByRole('button', { name: 'Tema gelap' }).click()
    expect(await theme()).toEqual(['dark', 'dark'])
    await staff.reload()
    expect(await theme()).toEqual(['dark', 'dark'])
    await staff.getByRole('button', { name: 'Tema terang' }).click()
    expect(await theme()).toEqual(['light', 'light'])
  })

  test('keeps the search of a list in the URL', async ({ staff }) => {
    await staff.goto('/device')
    await staff.getByRole('searchbox', { name: 'Cari di daftar' }).fill('356')
    await expect(staff).toHaveURL(/search=356/)
    await staff.reload()
    await expect(staff.getByRole('searchbox', { name: 'Cari di daftar' })).toHaveValue('356')
  })

  test('keeps the language, and sends it to the server (X25)', async ({ staff }) => {
    const askedFor = async (path: string) =>
      (await staff.waitForRequest(new RegExp(`/api/v1${path}`))).headerValue('accept-language')
    await staff.goto('/device')
    await staff.evaluate(() => localStorage.setItem('language', 'en'))
    const devices = askedFor('/device')
    await staff.reload()
    await expect(staff.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible()
    await expect(staff.locator('html')).toHaveAttribute('lang', 'en')
    expect(await devices).toBe('en')
    await staff.getByRole('button', { name: /account/i }).click()
    await staff.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click()
    await staff.keyboard.press('Escape')
    const drivers = askedFor('/driver')
    await staff.getByRole('link', { name: 'Pengendara' }).click()
    expect(await drivers).toBe('id')
  })

  test('loads the texts of the server again when the language changes', async ({ staff }) => {
    await staff.goto('/role/add')
    await expect(staff.getByText('Lihat daftar perangkat')).toBeVisible()
    const inbox = staff.waitForRequest(
      (request) => request.url().endsWith('/notification') && request.headers()['accept-language'] === 'en',
    )
    await staff.getByRole('button', { name: /akun/i }).click()
    await staff.getByRole('menuitemradio', { name: 'English' }).click()
    await staff.keyboard.press('Escape')
    await expect(staff.getByText('List devices')).toBeVisible()
    await inbox
  })
})

import type { Page } from '@playwright/test'
import { runClockUntil } from '../faults/fakeTimeouts.ts'
import { ownAccount } from '../support/ownAccount.ts'
import { apiOf } from '../support/apiOf.ts'
import { expect, type OpenPage, phoneOrigin, test } from '../support/test.ts'
import { watchForFaults } from '../support/watchForFaults.ts'

/** Time-out for a new notification: the server must create it, and then the browser must poll it. */
const soon = { timeout: 40_000 }

const main = (page: Page) => page.getByRole('main')
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Pemberitahuan/ })
const unread = async (page: Page) => Number(await bell(page).textContent())

/** Step of the fake clock in ms. The step is longer than the polling interval of a visible page. */
const POLL_MS = 11_000

/** Advances the page's clock from poll to poll until the check passes. */
const pollUntil = (page: Page, check: () => Promise<void>) => runClockUntil(page, check, POLL_MS)
const quick = { timeout: 500 }

/**
 * Opens a page in which the account is signed in. A test that looks for one notification needs an account of its own: a
 * user gets only a few single notifications of a kind, then a digest, and a shared account also gets those of other tests.
 */
async function openSignedIn(openPage: OpenPage, account: { email: string; password: string }) {
  const page = await openPage()
  const faults = watchForFaults(page)
  await page.clock.install()
  const response = await page.request.post('/api/v1/auth/login', { data: account })
  const { token }: { token: string } = await response.json()
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  return { page, faults }
}

/** Sends a position of a phone that drives east at `kmh`; the position is `step` × 0.0028 degrees from the start. */
async function send(id: string, time: number, kmh = 0, step = 0, signals: Record<string, string> = {}) {
  const query = new URLSearchParams({
    id,
    lat: '-6.9175',
    lon: String(107.6191 + step * 0.0028),
    timestamp: String(time),
    speed: String(kmh / 1.852),
    bearing: '90',
    ...signals,
  })
  return (await fetch(`${phoneOrigin()}/?${query}`)).status
}

test.describe('notifications that the server keeps', () => {
  test('the inbox syncs new, read and deleted items between two browsers', async ({ openPage }) => {
    const account = await ownAccount('kotak')
    const [{ page: here, ...first }, { page: there, ...second }] = [
      await openSignedIn(openPage, account),
      await openSignedIn(openPage, account),
    ]
    for (const page of [here, there]) {
      await page.goto('/notification')
      await expect(main(page).getByText('Belum ada pemberitahuan')).toBeVisible()
    }

    const phone = `ponsel-${Date.now()}`
    expect(await send(phone, Date.now())).toBe(404)
    const title = `Perangkat ${phone} belum terdaftar`
    for (const page of [here, there]) {
      await pollUntil(page, () => expect(main(page).getByRole('link', { name: title })).toBeVisible(quick))
      await expect.poll(() => unread(page)).toBeGreaterThan(0)
      await expect(page.getByText(new RegExp(`baru.*: ${title}`))).toBeAttached()
    }

    const read = { name: `Tandai dibaca: ${title}` }
    await main(here).getByRole('button', read).click()
    await pollUntil(there, () => expect(main(there).getByRole('button', read)).toHaveCount(0, quick))

    await main(here).getByRole('button', { name: 'Jenis' }).click()
    await here.getByRole('menuitemradio', { name: 'Perangkat tidak dikenal' }).click()
    await expect(here).toHaveURL('/notification?kind=unknown_device')
    await expect(main(here).getByRole('link', { name: title })).toBeVisible()
    await main(here).getByRole('button', { name: 'Penting' }).click()
    await expect(here).toHaveURL('/notification?kind=unknown_device&filter=important')
    await expect(main(here).getByRole('link', { name: title })).toHaveCount(0)
    await here.reload()
    await expect(main(here).getByText('Tidak ada yang cocok')).toBeVisible()

    await main(there)
      .getByRole('button', { name: `Hapus: ${title}` })
      .click()
    await there.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(main(there).getByRole('link', { name: title })).toHaveCount(0)
    await main(here).getByRole('button', { name: 'Tampilkan semua' }).click()
    await pollUntil(here, () => expect(main(here).getByRole('link', { name: title })).toHaveCount(0, quick))
    expect([...first.faults, ...second.faults]).toEqual([])
  })

  test('speeding is listed under the bell; its link opens Laporan, which says that the trip is still running', async ({
    openPage,
    token,
  }) => {
    const { page } = await openSignedIn(openPage, await ownAccount('laju'))
    const name = `Pelacak laju ${Date.now()}`
    const imei = String(Date.now()).padStart(15, '8')
    const { id } = await apiOf(token)('device/create', { name, imei })
    const now = Date.now()
    for (let step = 0; step < 6; step += 1) {
      expect(await send(imei, now - (50 - step * 10) * 1000, 112, step)).toBe(200)
    }
    await page.goto('/device')
    await pollUntil(page, async () => expect(await unread(page)).toBeGreaterThan(0))
    await bell(page).click()
    const panel = page.getByRole('dialog', { name: 'Pemberitahuan' })
    const item = panel.getByRole('link', { name: new RegExp(`${name} melaju 112 km/jam`) })
    await pollUntil(page, () => expect(item).toBeVisible(quick))
    await expect(item).toContainText('Penting')
    await item.click()
    await expect(page).toHaveURL(new RegExp(`/report\\?device=${id}&moment=`))
    await expect(main(page).getByText(/^Perjalanan pada saat itu belum selesai/)).toBeVisible()
    await main(page).getByRole('link', { name: 'Pelacakan' }).click()
    await expect(page).toHaveURL(`/tracking?vehicle=${id}`)
  })

  test('rules about the engine and the battery are switched on, and notify of what a tracker reports', async ({
    openPage,
    token,
  }) => {
    const { page } = await openSignedIn(openPage, await ownAccount('mesin'))
    await page.goto('/notification/rule')
    await page.getByRole('switch', { name: 'Mesin menyala' }).click()
    await page.getByRole('button', { name: 'Waktu: Di luar jam kerja depo' }).click()
    await page.getByRole('radio', { name: 'Hari dan jam pilihan' }).click()
    await page.getByLabel('Dari pukul').fill('00:00')
    await page.getByLabel('Sampai pukul').fill('00:00')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await page.getByRole('switch', { name: 'Aki kendaraan lemah' }).click()
    await page.getByRole('textbox', { name: 'Mesin mati, kurang dari (V)' }).fill('23,6')
    await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(page).toHaveURL('/notification')

    const name = `Z Mesin ${Date.now()}`
    const imei = String(Date.now()).padStart(15, '7')
    await apiOf(token)('device/create', { name, imei })
    const now = Date.now()
    expect(await send(imei, now - 60_000, 0, 0, { ignition: 'true', power: '26.9' })).toBe(200)
    expect(await send(imei, now, 0, 0, { ignition: 'false', power: '23.41' })).toBe(200)
    for (const title of [`Mesin ${name} menyala di luar jamnya`, `Aki ${name} lemah: 23,41 V`]) {
      await pollUntil(page, () => expect(main(page).getByRole('link', { name: title })).toBeVisible(quick))
    }
    await main(page).getByRole('button', { name: 'Jenis' }).click()
    await page.getByRole('menuitemradio', { name: 'Aki lemah' }).click()
    await expect(page).toHaveURL('/notification?kind=low_voltage')
    await expect(main(page).getByText('Batas 23,6 V saat mesin mati.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: `Mesin ${name}` })).toHaveCount(0)
  })

  test('the inbox keeps its items without the server, and shows an item as read only when it is saved', async ({
    openPage,
  }) => {
    const { page } = await openSignedIn(openPage, await ownAccount('luring'))
    const phone = `ponsel-jauh-${Date.now()}`
    await send(phone, Date.now())
    await page.goto('/notification')
    const read = main(page).getByRole('button', {
      name: `Tandai dibaca: Perangkat ${phone} belum terdaftar`,
    })
    await pollUntil(page, () => expect(read).toBeVisible(quick))
    await page.route('**/api/v1/notification**', (route) => route.abort())
    await read.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Daftar ini mungkin' })).toBeVisible()
    await expect(read).toBeVisible()
    await page.unroute('**/api/v1/notification**')
    await main(page).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(main(page).getByText(/Daftar ini mungkin/)).toHaveCount(0, soon)
    await read.click()
    await expect(read).toHaveCount(0)
  })

  test('the page requests no notifications after the sign-out', async ({ staff }) => {
    let requests = 0
    staff.on('request', (request) => {
      if (request.url().includes('/api/v1/notification')) requests += 1
    })
    await staff.clock.install()
    await staff.goto('/notification')
    await expect.poll(() => requests).toBeGreaterThan(0)
    const first = requests
    await pollUntil(staff, async () => expect(requests).toBeGreaterThan(first))
    await staff.evaluate(() => localStorage.removeItem('token'))
    await staff.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await expect(staff).toHaveURL(/\/login/)
    const before = requests
    await staff.clock.runFor(3 * POLL_MS)
    // Sends one more request and waits for it. The browser reports requests in the order in which the page sends them,
    // so afterwards all earlier requests are counted.
    await staff.evaluate(async () => void (await fetch('/robots.txt')))
    expect(requests).toBe(before)
  })
})

test.describe('the page Atur Pemberitahuan', () => {
  test('notification rules are stored and shown again, or rejected with the server’s message', async ({
    staff,
  }) => {
    await staff.goto('/notification')
    await staff.getByRole('link', { name: 'Atur Pemberitahuan' }).click()
    await expect(staff).toHaveURL('/notification/rule')
    const started = staff.getByRole('switch', { name: 'Perjalanan dimulai' })
    const minutes = staff.getByRole('textbox', { name: /^Tanpa kabar lebih dari/ })
    await expect(started).not.toBeChecked()
    await started.click()
    const rule = staff.getByRole('group', { name: 'Perjalanan dimulai' })
    await rule.getByRole('checkbox', { name: 'Push' }).click()
    await rule.getByRole('button', { name: 'Berlaku untuk: Semua kendaraan' }).click()
    await staff.getByRole('radio', { name: 'Kendaraan pilihan' }).click()
    await staff.getByRole('combobox', { name: 'Kendaraan pilihan' }).click()
    await staff.getByRole('option').first().click()
    await staff.keyboard.press('Escape')
    await staff.getByRole('button', { name: 'Terapkan' }).click()
    await minutes.fill('4')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByText('Isi dengan bilangan bulat dari 5 sampai 10.080.')).toBeVisible()
    await expect(minutes).toBeFocused()
    await minutes.fill('90')

    await staff.route('**/api/v1/notification/rule', async (route) => {
      const body: object = route.request().postDataJSON() ?? {}
      await (route.request().method() === 'PUT'
        ? route.continue({ postData: JSON.stringify({ ...body, zone: 'Asia/Bogor' }) })
        : route.continue())
    })
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByText('Zona waktu ini tidak dikenal.')).toBeVisible()
    await staff.unroute('**/api/v1/notification/rule')

    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/notification')
    await expect(staff.getByText('Aturan pemberitahuan berhasil disimpan.')).toBeVisible()
    await staff.goto('/notification/rule')
    await expect(started).toBeChecked()
    await expect(minutes).toHaveValue('90')
    await expect(rule.getByRole('checkbox', { name: 'Push' })).not.toBeChecked()
    await expect(rule.getByRole('button', { name: /^Berlaku untuk: [A-Z]{1,2} \d/ })).toBeVisible()
    // The bar to save appears with the first change.
    await expect(staff.getByRole('button', { name: 'SIMPAN', exact: true })).toHaveCount(0)

    await started.click()
    await minutes.fill('60')
    await expect(staff.getByRole('button', { name: 'SIMPAN', exact: true })).toBeInViewport()
    await staff.getByRole('link', { name: 'KEMBALI' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Tetap di sini' }).click()
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/notification')
  })

  test('the rules of a depot are stored, and named beside the own rules of those who see it', async ({
    staff,
  }) => {
    await staff.goto('/notification/rule')
    const owner = staff.getByRole('combobox', { name: 'Aturan untuk' })
    await expect(owner).toHaveValue('')
    await owner.selectOption({ index: 1 })
    await expect(staff).toHaveURL(/\/notification\/rule\/\d+$/)
    const form = staff.getByRole('form', { name: 'Aturan pemberitahuan depo' })
    const silent = form.getByRole('switch', { name: 'Perangkat diam' })
    await expect(silent).not.toBeChecked()
    const depot = ((await owner.locator('option:checked').textContent()) ?? '').trim()
    await silent.click()
    // So long that it finds nothing while the tests run.
    await form.getByRole('textbox', { name: /^Tanpa kabar lebih dari/ }).fill('10080')
    await owner.selectOption('')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Tetap di sini' }).click()
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByText('Aturan pemberitahuan depo berhasil disimpan.')).toBeVisible()
    await staff.goto('/notification/rule')
    await expect(staff.getByText(`Berlaku juga: aturan ${depot} (Perangkat diam)`)).toBeVisible()

    await owner.selectOption({ index: 1 })
    await silent.click()
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/notification')
    await staff.goto('/notification/rule')
    await expect(staff.getByRole('switch', { name: 'Perangkat diam' })).toBeVisible()
    await expect(staff.getByText(/^Berlaku juga/)).toHaveCount(0)
  })

  test('the sound of new notifications is a setting of this browser, off by default, with a test button', async ({
    staff,
  }) => {
    await staff.goto('/notification/rule')
    const sound = staff.getByRole('switch', { name: 'Bunyikan pemberitahuan baru' })
    await expect(sound).not.toBeChecked()
    await sound.click()
    await staff.getByRole('button', { name: 'Coba suara' }).click()
    await staff.reload()
    await expect(sound).toBeChecked()
    expect(await staff.evaluate(() => localStorage.getItem('notificationSound'))).toBe('true')
  })
})

test('a link with device and time opens the trip at the point before that time', async ({ staff, token }) => {
  const trips: { id: number; device: { id: number }; start: { time: string }; end: { time: string } }[] =
    await apiOf(token)('gps/session?summary=1')
  const trip = trips.find(({ start, end }) => Date.parse(end.time) - Date.parse(start.time) > 600_000)
  const { points }: { points: { time: string }[] } = await apiOf(token)(`gps/session/${trip?.id}`)
  const moment = Date.parse(points[20]?.time ?? '') + 400
  const address = (at: number) =>
    `/report?device=${trip?.device.id}&moment=${encodeURIComponent(new Date(at).toISOString())}`
  await staff.goto(address(moment))
  await expect(staff).toHaveURL(/\/report\?session=\d+&at=\d+(&|$)/)
  const { searchParams } = new URL(staff.url())
  expect(searchParams.get('session')).toBe(String(trip?.id))
  const position = staff.getByRole('slider', { name: 'Posisi' })
  await expect(position).toHaveValue(searchParams.get('at') ?? '')
  expect(Math.abs(Number(searchParams.get('at')) - 20)).toBeLessThanOrEqual(2)

  await staff.goto(address(Date.parse('2020-01-01T00:00:00Z')))
  await expect(main(staff).getByText(/^Perjalanan pada saat itu belum selesai/)).toBeVisible()
  await main(staff).getByRole('link', { name: 'Perjalanan lain' }).click()
  await expect(position).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const save = (page: Page) => page.getByRole('button', { name: 'SIMPAN', exact: true })
const randomImei = () => String(Math.floor(1e14 + Math.random() * 9e14))

/** Fulfils the next write requests with `answers`, in this order; later requests reach the server. */
async function answerWrites(page: Page, path: string, ...answers: Parameters<typeof fulfil>[1][]) {
  await page.route(path, (route) => {
    const answer = route.request().method() === 'GET' ? undefined : answers.shift()
    return answer === undefined ? route.continue() : fulfil(route, answer)
  })
}

function fulfil(
  route: Parameters<Parameters<Page['route']>[1]>[0],
  answer: { status: number; json: unknown; headers?: Record<string, string> },
) {
  return route.fulfill(answer)
}

test('F11: two submits and a click on the save button in one tick send one POST', async ({ staff }) => {
  const imei = randomImei()
  let sent = 0
  staff.on('request', (request) => {
    if (request.url().endsWith('/device/create')) sent += 1
  })
  await staff.goto('/device/add')
  await staff.getByLabel('Nama').fill('Sekali saja')
  await staff.getByLabel('IMEI').fill(imei)
  await staff.getByRole('form', { name: /perangkat/i }).evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('No form.')
    form.requestSubmit()
    form.requestSubmit()
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  })
  await expect(staff).toHaveURL('/device')
  expect(sent).toBe(1)
})

test('F11: a form that the user opens again before the next page appears can save again', async ({
  staff,
}) => {
  await staff.goto('/notification/rule')
  await staff.evaluate(() => {
    const replace = history.replaceState.bind(history)
    // Simulates a user who opens the form again as soon as the save has opened the next page, before React has rendered
    // that page.
    history.replaceState = (state, unused, url) => {
      replace(state, unused, url)
      if (url !== '/notification') return
      history.replaceState = replace
      history.pushState({ key: 'again' }, '', '/notification/rule')
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
  })
  const started = staff.getByRole('switch', { name: 'Perjalanan dimulai' })
  for (let saves = 0; saves < 2; saves += 1) {
    const saved = staff.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/notification/rule'),
    )
    await started.click()
    await save(staff).click()
    await saved
    // The fields are read-only until the save has ended.
    await expect(staff.getByRole('button', { name: /IMPAN/ })).toHaveCount(0)
  }
  await expect(staff).toHaveURL('/notification')
})

const forms: [path: string, field: RegExp][] = [
  ['/vehicle/add', /^Nopol/],
  ['/account/profile', /^Nama Lengkap/],
]
for (const [path, field] of forms) {
  test(`F13: ${path} asks before discarding changes, and does not ask without changes`, async ({ staff }) => {
    const report = staff.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Laporan' })
    await staff.goto(path)
    await staff.getByLabel(field).fill('B 1 X')
    await report.click()
    const dialog = staff.getByRole('alertdialog', { name: 'Perhatian' })
    await dialog.getByRole('button', { name: 'Tetap di sini' }).click()
    await expect(staff.getByLabel(field)).toHaveValue('B 1 X')
    await report.click()
    await dialog.getByRole('button', { name: 'Tinggalkan' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible()
    await staff.goBack()
    await expect(staff.getByLabel(field)).toBeVisible()
    await report.click()
    await expect(staff).toHaveURL(/\/report(\?|$)/)
  })
}

test('F13: after the user discards changes, Back works as soon as the next page appears', async ({
  staff,
}) => {
  await staff.goto('/account/password')
  await staff.getByLabel('Password Lama').fill('B 1 X')
  await staff.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Laporan' }).click()
  await staff.evaluate(() => {
    const backAtOnce = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Laporan') return
      backAtOnce.disconnect()
      window.history.back()
    })
    backAtOnce.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await staff
    .getByRole('alertdialog', { name: 'Perhatian' })
    .getByRole('button', { name: 'Tinggalkan' })
    .click()
  await expect(staff.getByLabel('Password Lama')).toHaveValue('')
  await expect(staff).toHaveURL('/account/password')
})

test('F13: Back works while Laporan loads its trips', async ({ staff }) => {
  await staff.addInitScript(() => {
    const send = window.fetch
    // Delays the response with the trips until the user presses Back. At that time the router has not rendered the
    // previous page yet.
    window.fetch = async (...request) => {
      const response = await send(...request)
      if (!response.url.includes('/gps/session')) return response
      const body = await response.text()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      return new Response(body, { status: response.status, headers: response.headers })
    }
  })
  await staff.goto('/account/password')
  const report = staff.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Laporan' })
  for (let visit = 0; visit < 5; visit += 1) {
    const trips = staff.waitForResponse(/\/gps\/session/)
    await report.click()
    await trips
    await staff.goBack()
    await expect(staff.getByLabel('Password Lama')).toBeVisible()
    await expect(staff).toHaveURL('/account/password')
  }
})

test('F14: 422 marks the named fields and focuses the first', async ({ staff }) => {
  await answerWrites(staff, '**/api/v1/driver/create', {
    status: 422,
    json: {
      message: 'Periksa kembali isian Anda.',
      errors: { email: ['Email ini sudah dipakai.'], quota: ['Kuota pengendara habis.'] },
    },
  })
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('Salah isian')
  await save(staff).click()
  const email = staff.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription('Email ini sudah dipakai.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(staff.getByRole('alert')).toHaveText('Kuota pengendara habis.')
  await expect(staff.getByLabel('Nama')).toHaveValue('Salah isian')
})

for (const status of [409, 422, 413]) {
  test(`F14: a response ${status} that names no field shows one toast and keeps the draft`, async ({
    staff,
  }) => {
    const message = `Ditolak karena ${status}.`
    await answerWrites(staff, '**/api/v1/driver/create', { status, json: { message } })
    await staff.goto('/driver/add')
    await staff.getByLabel('Nama').fill('Tetap ada')
    await save(staff).click()
    await expect(staff.getByRole('alert')).toHaveText(message)
    await expect(staff).toHaveURL('/driver/add')
    await expect(staff.getByLabel('Nama')).toHaveValue('Tetap ada')
    await expect(save(staff)).toBeEnabled()
  })
}

test('F14: after a 429 the save button counts down and stays disabled until the end', async ({ staff }) => {
  await staff.clock.install()
  await answerWrites(staff, '**/api/v1/driver/create', {
    status: 429,
    headers: { 'Retry-After': '12' },
    json: { message: 'Terlalu banyak permintaan. Tunggu sebentar.' },
  })
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill(`Sabar ${randomImei()}`)
  await save(staff).click()
  await expect(staff.getByRole('alert')).toContainText('Terlalu banyak permintaan.')
  await expect(staff.getByRole('button', { name: /^TUNGGU 1[012] DTK$/ })).toBeDisabled()
  for (let second = 0; second < 6; second += 1) await staff.clock.runFor(1000)
  await expect(staff.getByRole('button', { name: /^TUNGGU [456] DTK$/ })).toBeDisabled()
  for (let second = 0; second < 7; second += 1) await staff.clock.runFor(1000)
  await save(staff).click()
  await expect(staff).toHaveURL('/driver')
})

test('F14: after a 429 the sign-in button counts down, and is then enabled again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '4' },
      json: { message: 'Terlalu banyak percobaan. Coba lagi dalam 4 detik.' },
    }),
  )
  await page.goto('/login')
  await signIn(page, { email: 'siapa@sikud.test', password: 'apa-saja' })
  await expect(page.getByRole('alert').first()).toContainText('Terlalu banyak percobaan.')
  await expect(page.getByRole('button', { name: /^Tunggu [1-4] dtk$/ })).toBeDisabled()
  for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

/** Creates a device, edits it in its form, changes it through the API meanwhile, and then saves the stale form. */
async function saveStaleForm(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const device = { name: 'Semula', imei: randomImei(), number: '0800 111' }
  const created = await page.request.post('/api/v1/device/create', { headers, data: device })
  const { data }: { data: { id: number } } = await created.json()
  await page.goto(`/device/edit/${data.id}`)
  await page.getByLabel('Nama').fill('Isian saya')
  await page.request.put(`/api/v1/device/${data.id}`, { headers, data: { ...device, number: '0800 999' } })
  await save(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Perhatian' })
  await expect(dialog).toContainText('Data ini sudah diubah orang lain sejak Anda membukanya.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  return { id: data.id, dialog }
}

test('F14: a user who saves a record that somebody else has changed meanwhile may overwrite it', async ({
  staff,
  token,
}) => {
  const { id, dialog } = await saveStaleForm(staff, token)
  await dialog.getByRole('button', { name: 'Timpa' }).click()
  await expect(staff).toHaveURL(`/device/detail/${id}`)
  await expect(staff.getByRole('heading', { name: 'Isian saya' })).toBeVisible()
  await expect(staff.getByText('0800 111')).toBeVisible()
})

test('F14: a user who saves a record that somebody else has changed may reload it and keep the draft', async ({
  staff,
  token,
}) => {
  const { id, dialog } = await saveStaleForm(staff, token)
  await dialog.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(staff.getByLabel('Nomor')).toHaveValue('0800 999')
  await expect(staff.getByLabel('Nama')).toHaveValue('Isian saya')
  await save(staff).click()
  await expect(staff).toHaveURL(`/device/detail/${id}`)
  await expect(staff.getByRole('heading', { name: 'Isian saya' })).toBeVisible()
  await expect(staff.getByText('0800 999')).toBeVisible()
})

test('F12: retrying a save after a lost response creates one record', async ({ staff, token }) => {
  const name = `Jawaban hilang ${randomImei()}`
  const keys: (string | undefined)[] = []
  await staff.route('**/api/v1/driver/create', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server saves, but its response is lost.
    expect((await route.fetch()).status()).toBe(201)
    return route.abort('connectionreset')
  })
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill(name)
  await save(staff).click()
  await expect(staff.getByRole('alert')).toContainText('tidak akan tercatat dua kali')
  await expect(staff.getByLabel('Nama')).toHaveValue(name)
  const again = staff.waitForResponse('**/api/v1/driver/create')
  await save(staff).click()
  expect((await again).status()).toBe(201)
  await expect(staff).toHaveURL('/driver')
  expect(keys[0]).toMatch(/^\S{16,}$/)
  expect(keys[1]).toBe(keys[0])
  const answer = await staff.request.get('/api/v1/driver', { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { name: string }[] } = await answer.json()
  expect(data.filter((driver) => driver.name === name)).toHaveLength(1)
})

import { expect, test } from '../support/test.ts'
import { asBase } from '../support/asBase.ts'

declare global {
  interface Window {
    noteViolation?: (violation: string) => void
  }
}

test.use({ serviceWorkers: 'allow', prefetches: true, ownContext: true })

test('without a connection the dashboard opens with the last positions, and sign-out erases them', async ({
  staff,
  context,
}) => {
  await staff.goto('/tracking')
  const vehicle = staff.getByText(/^B \d{4} SIM$/).first()
  await expect(vehicle).toBeVisible()
  const kept = (url: string) => staff.evaluate(async (name) => Boolean(await caches.match(name)), url)
  await expect.poll(() => kept('/last/fleet')).toBe(true)
  await expect.poll(() => kept('/')).toBe(true)
  // Loads the page once through the service worker, so that the worker caches the responses.
  await staff.reload()
  await expect(vehicle).toBeVisible()

  await context.setOffline(true)
  await staff.reload()
  await expect(staff.getByText(/^Tidak ada koneksi sejak \d\d\.\d\d\sWIB\. Data terakhir /)).toBeVisible()
  await expect(vehicle).toBeVisible()
  const names = await staff.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(names.filter((path) => path.startsWith('/api'))).toEqual([])

  await staff.getByRole('button', { name: 'Keluar' }).first().click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(staff.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  await expect.poll(() => staff.evaluate(() => caches.keys())).toEqual(['sikud-app'])
})

test('with a base server the dashboard stores the last position too, and erases it when the session ends', async ({
  staff,
}) => {
  await asBase(staff)
  await staff.goto('/tracking')
  const row = staff.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(/-6/)
  const kept = () =>
    staff.evaluate(
      async () => (await (await caches.match('/last/fleet'))?.json())?.value.positions.length ?? 0,
    )
  await expect.poll(kept).toBe(1)

  await staff.route('**/api/v1/gps/last', (route) => route.abort())
  await staff.reload()
  await expect(staff.getByText('Terputus')).toBeVisible({ timeout: 20_000 })
  await expect(row).toContainText(/-6/)

  await staff.unroute('**/api/v1/gps/last')
  await staff.evaluate(() => localStorage.setItem('token', 'sesi-lama'))
  await staff.reload()
  await expect(staff.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  await expect.poll(() => staff.evaluate(() => caches.keys())).toEqual(['sikud-app'])
})

test('the page from the service worker has the same CSP as the server sends, and does not violate it offline', async ({
  staff,
  context,
}) => {
  const violations: string[] = []
  await staff.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await staff.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.noteViolation?.(`${violatedDirective} ${blockedURI}`),
    )
  })
  const open = async (path: string) => {
    const response = await staff.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    return { policy, isKept: response?.fromServiceWorker() ?? false }
  }
  const first = await open('/tracking')
  expect(first.policy).toContain("script-src 'self' 'sha256-")
  const kept = (url: string) => staff.evaluate(async (name) => Boolean(await caches.match(name)), url)
  await expect.poll(() => kept('/')).toBe(true)
  await expect.poll(() => kept('/last/fleet')).toBe(true)
  await staff.reload()
  await expect(staff.getByText(/^B \d{4} SIM$/).first()).toBeVisible()

  await context.setOffline(true)
  const second = await open('/tracking')
  expect(second.isKept).toBe(true)
  expect(withoutNonce(second.policy)).toBe(withoutNonce(first.policy))
  await expect(staff.getByText(/^Tidak ada koneksi sejak /)).toBeVisible()
  await expect(staff.getByText(/^B \d{4} SIM$/).first()).toBeVisible()
  await staff.getByRole('button', { name: 'Tema gelap' }).click()
  await expect(staff.getByRole('region', { name: 'Peta' })).toBeVisible()
  expect(violations).toEqual([])
})

/** Returns the content security policy without its nonce, which differs in each response. */
function withoutNonce(policy: string) {
  return policy.replaceAll(/'nonce-[^']+'/g, "'nonce'")
}

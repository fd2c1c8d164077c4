import { ageToken } from './ageToken.ts'
import { clickNotification, deliver, hidePages, shownNotifications } from './pushMessage.ts'
import { tokenNumber } from './pushProvider.ts'
import { standInForQuestion } from './pushSubscription.ts'
import { expect, test, wholeBrowser } from './pushTest.ts'

test.use(wholeBrowser)

const title = 'B 9123 KXA melaju 104 km/jam'

test.describe('push', () => {
  test('is offered by a banner, asked for by a click, and registered', async ({
    staff,
    context,
    provider,
  }) => {
    await standInForQuestion(context, 'granted')
    await staff.goto('/')
    const banner = staff.getByRole('region', { name: 'Tawaran pemberitahuan' })
    await expect(banner).toBeVisible()
    expect(provider.calls).toEqual([])
    await banner.getByRole('button', { name: 'Nyalakan' }).click()
    await expect(banner).toBeHidden()
    await expect.poll(() => provider.calls).toEqual(['create'])
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    expect(provider.calls).toEqual(['create'])
  })

  test('is not offered again for a while, nor before sign-in', async ({ staff, context }) => {
    await standInForQuestion(context, 'granted')
    await staff.goto('/')
    await staff.getByRole('button', { name: 'Nanti saja' }).click()
    await staff.goto('/notification')
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByRole('region', { name: 'Tawaran pemberitahuan' })).toHaveCount(0)
  })

  test('is renewed after seven days, and given back when it is switched off', async ({ staff, provider }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    await ageToken(staff, 8)
    await staff.reload()
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    expect(provider.calls).toEqual(['create', 'update'])

    await staff.getByRole('switch', { name: 'Tampilkan pemberitahuan di peramban ini' }).click()
    await expect(staff.getByText('Diizinkan, sedang dimatikan')).toBeVisible()
    expect(provider.calls).toEqual(['create', 'update', 'remove'])
    await staff.reload()
    await expect(staff.getByText('Diizinkan, sedang dimatikan')).toBeVisible()
    await staff.getByRole('switch').click()
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    expect(provider.calls).toEqual(['create', 'update', 'remove', 'create'])
  })

  test('is given back when the session ends', async ({ staff, provider }) => {
    await staff.goto('/')
    await expect.poll(() => provider.calls).toEqual(['create'])
    await staff.getByRole('button', { name: 'Keluar', exact: true }).click()
    await staff.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(/\/login/)
    await expect.poll(() => provider.calls).toEqual(['create', 'remove'])
  })

  test('is a toast in the foreground that leads to its page, and stands in the inbox', async ({
    staff,
    provider,
  }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    expect(provider.calls).toEqual(['create'])
    await deliver(staff, { title, body: 'Tol Jakarta–Cikampek', to: '/device/detail/p-1' })
    const toast = staff.getByRole('status').filter({ hasText: title })
    await expect(toast).toBeVisible()
    expect(await shownNotifications(staff)).toEqual([])
    await toast.click()
    await expect(staff).toHaveURL(/\/device\/detail\/p-1$/)
    await expect(staff.getByRole('button', { name: /Pemberitahuan, 01/ })).toBeVisible()
  })

  test('is one toast in a flood, which says how many', async ({ staff }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    await Promise.all(['1', '2', '3'].map((id) => deliver(staff, { id, title: `Kabar ${id}` })))
    await expect(staff.getByRole('status').filter({ hasText: '3 pemberitahuan baru' })).toBeVisible()
    await staff.getByRole('status').filter({ hasText: '3 pemberitahuan baru' }).click()
    await expect(staff).toHaveURL(/\/notification$/)
    await expect(staff.getByRole('link', { name: /Kabar/ })).toHaveCount(3)
  })

  test('F30: without a title is called as the specification says, and markup in one is text', async ({
    staff,
  }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    const evil = `<img src=x onerror="window.broken = true">`
    await deliver(staff, { id: 'a', title: evil })
    await expect(staff.getByRole('status').filter({ hasText: evil })).toBeVisible()
    expect(await staff.evaluate(() => 'broken' in window)).toBe(false)
    await staff.reload()
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    await deliver(staff, { id: 'b', to: 'javascript:alert(1)' })
    await expect(staff.getByRole('status').filter({ hasText: 'New Message' })).toBeVisible()

    await staff.goto('/notification')
    await expect(staff.getByText('New Message').first()).toBeVisible()
    await expect(staff.getByText(evil).first()).toBeVisible()
    expect(await staff.evaluate(() => 'broken' in window)).toBe(false)
    expect(await staff.locator('img[src=x]').count()).toBe(0)
  })

  test('is shown by the browser in the background, and a click opens the record', async ({
    staff,
    context,
  }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    const { origin } = new URL(staff.url())
    await hidePages(context)
    const link = `${origin}/device/detail/p-1`
    await deliver(staff, { title, body: 'Tol Jakarta–Cikampek', to: '/device/detail/p-1', link })
    await expect.poll(() => shownNotifications(staff)).toEqual([`${title}|Tol Jakarta–Cikampek`])
    await expect(staff.getByRole('status').filter({ hasText: title })).toHaveCount(0)
    expect(await clickNotification(context)).toEqual([])
    await expect(staff).toHaveURL(link)
    await expect(staff.getByRole('button', { name: /Pemberitahuan, 01/ })).toBeVisible()
    expect(await shownNotifications(staff)).toEqual([])
  })

  test('opens a window by a click where there is none', async ({ staff, context }) => {
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    const link = `${new URL(staff.url()).origin}/device/detail/p-1`
    await hidePages(context)
    await deliver(staff, { title, link })
    await expect.poll(() => shownNotifications(staff)).toHaveLength(1)
    await staff.goto('about:blank')
    expect(await clickNotification(context)).toEqual([link])
  })

  test('is tried out by the browser alone on a base server, and says so', async ({ staff }) => {
    await staff.goto('/account/profile')
    await staff.getByRole('button', { name: 'Kirim percobaan' }).click()
    await expect(staff.getByText(/tanpa lewat penyedia/)).toBeVisible()
    expect(await shownNotifications(staff)).toEqual([
      'Pemberitahuan percobaan|Pemberitahuan SIKUD muncul di peramban ini.',
    ])
  })

  test('tells nobody the name of the browser', async ({ staff, base }) => {
    const told: string[] = []
    staff.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`))
    staff.on('console', (message) => told.push(message.text()))
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
    expect(told.filter((text) => text.includes(tokenNumber(1)))).toEqual([])
    expect(base.strange).toEqual([])
  })
})

import { clickNotification, deliver, hidePages, shownNotifications } from './pushMessage.ts'
import { tokenNumber } from './pushProvider.ts'
import { ageToken, standInForQuestion } from './pushSubscription.ts'
import { expect, test, fullBrowser } from './pushTest.ts'

test.use(fullBrowser)

const title = 'B 9123 KXA melaju 104 km/jam'

test.describe('push', () => {
  test('is offered by a banner, registers after a click, and sends its token only to the provider', async ({
    staff,
    context,
    provider,
    base,
  }) => {
    const sent: string[] = []
    staff.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    staff.on('console', (message) => sent.push(message.text()))
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

    await staff.getByRole('button', { name: 'Kirim percobaan' }).click()
    await expect(staff.getByText(/tanpa lewat penyedia/)).toBeVisible()
    expect(await shownNotifications(staff)).toEqual([
      'Pemberitahuan percobaan|Pemberitahuan SIKUD muncul di peramban ini.',
    ])
    expect(sent.filter((text) => text.includes(tokenNumber(1)))).toEqual([])
    expect(base.unexpectedCalls).toEqual([])
  })

  test('is not offered again immediately after the user dismissed the banner', async ({ staff, context }) => {
    await standInForQuestion(context, 'granted')
    await staff.goto('/')
    await staff.getByRole('button', { name: 'Nanti saja' }).click()
    await staff.goto('/notification')
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByRole('region', { name: 'Tawaran pemberitahuan' })).toHaveCount(0)
  })

  test('renews its token after seven days and deletes it when switched off', async ({ staff, provider }) => {
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

  test('deletes its token when the session ends', async ({ staff, provider }) => {
    await staff.goto('/')
    await expect.poll(() => provider.calls).toEqual(['create'])
    await staff.getByRole('button', { name: 'Keluar', exact: true }).click()
    await staff.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(/\/login/)
    await expect.poll(() => provider.calls).toEqual(['create', 'remove'])
  })

  test('shows a message in the foreground as a toast that opens its page, and adds it to the inbox', async ({
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

  test('F30: shows a default title if a message has none, and markup as text', async ({ staff }) => {
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

  test('shows a browser notification in the background; a click opens the record, even if no page is open', async ({
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

    // The next click on a notification happens while no page of the dashboard is open, so the click opens a page.
    await deliver(staff, { id: '2', title, link })
    await expect.poll(() => shownNotifications(staff)).toHaveLength(1)
    await staff.goto('about:blank')
    expect(await clickNotification(context)).toEqual([link])
  })
})

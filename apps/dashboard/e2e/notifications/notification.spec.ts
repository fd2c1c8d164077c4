import type { Page } from '@playwright/test'
import { inboxOwner } from '@sikud/api/base'
import { expect, formAccount, test } from '../support/test.ts'
import { asBase } from '../support/asBase.ts'

type Item = { id: string; title: string; body?: string; at: string; read: boolean; to?: string }

const item = (at: number, more: Partial<Item> = {}): Item => ({
  id: `uji-${at}`,
  title: `Pesan ${at}`,
  body: `Isi pesan ${at}`,
  at: new Date(Date.now() - at * 60_000).toISOString(),
  read: false,
  ...more,
})

const five = [1, 2, 3, 4, 5].map((at) => item(at))

/** Writes an inbox into the browser's storage, as an earlier session would have left it. */
async function storeInbox(page: Page, owner: string, items: Item[]) {
  await page.evaluate(
    ([name, kept]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sikud', 1)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('inbox'))
        request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
        request.addEventListener('success', () => {
          const step = request.result.transaction('inbox', 'readwrite')
          step.objectStore('inbox').put(kept, name)
          step.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      }),
    [owner, items] as const,
  )
}

/** Returns the owners of all inboxes in the browser's storage. */
function ownersIn(page: Page) {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open('sikud', 1)
        request.addEventListener('success', () => {
          const keys = request.result.transaction('inbox').objectStore('inbox').getAllKeys()
          keys.addEventListener('success', () => {
            request.result.close()
            resolve(keys.result)
          })
        })
      }),
  )
}

/** Returns the storage key of the demo administrator's inbox. */
async function ownerOf(page: Page, token: string) {
  const response = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { id: number } } = await response.json()
  return `id:${data.id}`
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Pemberitahuan/ })

test.describe('with a base server', () => {
  test.beforeEach(({ staff }) => asBase(staff))

  test('the empty inbox says so on its page and under the bell, and links to Pelacakan', async ({
    staff,
  }) => {
    await staff.goto('/notification')
    await expect(staff.getByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(bell(staff)).toHaveAccessibleName('Pemberitahuan')
    await expect(bell(staff)).toHaveText('')
    await bell(staff).click()
    const panel = staff.getByRole('dialog', { name: 'Pemberitahuan' })
    await expect(panel.getByText('Belum ada pemberitahuan')).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell(staff)).toBeFocused()
    await staff.getByRole('link', { name: 'Buka Pelacakan' }).click()
    await expect(staff).toHaveURL('/tracking')
  })

  test('the bell shows two digits; a click on a notification opens its page and marks it as read', async ({
    staff,
    token,
  }) => {
    await storeInbox(staff, await ownerOf(staff, token), [item(0, { to: '/device/detail/1' }), ...five])
    await staff.goto('/device')
    await expect(bell(staff)).toHaveText('06')
    await bell(staff).click()
    const panel = staff.getByRole('dialog', { name: 'Pemberitahuan' })
    await panel.getByRole('link', { name: /Pesan 0/ }).click()
    await expect(staff).toHaveURL('/device/detail/1')
    await expect(bell(staff)).toHaveText('05')
    await bell(staff).click()
    await panel.getByRole('link', { name: 'See All Notification' }).click()
    await expect(staff).toHaveURL('/notification')
    await expect(staff.getByRole('listitem').filter({ hasText: 'Isi pesan' })).toHaveCount(6)
  })

  test('the inbox remembers after a reload which notifications are read and which are deleted', async ({
    staff,
    token,
  }) => {
    await storeInbox(staff, await ownerOf(staff, token), five)
    await staff.goto('/notification')
    await staff.getByRole('button', { name: 'Tandai dibaca: Pesan 2' }).click()
    await staff.getByRole('button', { name: 'Hapus: Pesan 3' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(bell(staff)).toHaveText('03')
    await staff.getByRole('button', { name: /^Belum dibaca/ }).click()
    await expect(staff).toHaveURL('/notification?filter=unread')
    await staff.reload()
    await expect(bell(staff)).toHaveText('03')
    await expect(staff.getByText('Isi pesan 4')).toBeVisible()
    await expect(staff.getByText('Isi pesan 2')).toBeHidden()
    await staff.getByRole('button', { name: 'Semua', exact: true }).click()
    await expect(staff.getByText('Isi pesan 2')).toBeVisible()
    await expect(staff.getByText('Isi pesan 3')).toBeHidden()
  })

  test('the inbox is the same in two tabs', async ({ staff, token, context }) => {
    await storeInbox(staff, await ownerOf(staff, token), five)
    await staff.goto('/notification')
    const other = await context.newPage()
    await other.goto('/device')
    await expect(bell(other)).toHaveText('05')
    await staff.getByRole('button', { name: 'Tandai dibaca: Pesan 1' }).click()
    await expect(bell(other)).toHaveText('04')
    await bell(other).click()
    await other.getByRole('button', { name: 'Tandai semua dibaca' }).click()
    await other.keyboard.press('Escape')
    await expect(bell(other)).toHaveText('')
    await expect(bell(staff)).toHaveText('')
  })

  test('the inbox is not shown to another user of the same browser', async ({ staff }) => {
    await storeInbox(staff, 'id:987654', five)
    await storeInbox(staff, 'session:lama', five)
    await staff.goto('/notification')
    await expect(staff.getByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(bell(staff)).toHaveText('')
    expect(await ownersIn(staff), 'the inbox of an ended session is deleted').toEqual(['id:987654'])
  })

  test('the inbox of a user with neither id nor e-mail is erased in the next session', async ({
    staff,
    token,
  }) => {
    await staff.route('**/api/v1/me?*', (route) => route.fulfill({ json: { data: { name: 'Staf' } } }))
    await storeInbox(staff, inboxOwner({}, token), five)
    await staff.goto('/device')
    await expect(bell(staff)).toHaveText('05')
    await staff.reload()
    await expect(bell(staff)).toHaveText('05')

    const response = await staff.request.post('/api/v1/auth/login', { data: formAccount() })
    const { token: next }: { token: string } = await response.json()
    await staff.evaluate((value) => localStorage.setItem('token', value), next)
    await staff.goto('/notification')
    await expect(staff.getByText('Belum ada pemberitahuan')).toBeVisible()
    expect(await ownersIn(staff)).toEqual([])
  })

  test('F30: the inbox shows markup as text and has no links to other sites', async ({ staff, token }) => {
    const incomplete = [
      item(1, { title: '<img src=x onerror="document.title=1">', to: 'javascript:document.title=1' }),
      item(2, { title: '{{7*7}} "><svg onload=document.title=1>', to: '//lain.test/x' }),
    ]
    await storeInbox(staff, await ownerOf(staff, token), incomplete)
    await staff.goto('/notification')
    for (const { title } of incomplete) await expect(staff.getByText(title)).toBeVisible()
    await expect(staff.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(staff).toHaveTitle('Pemberitahuan · SIKUD')
  })

  test('the inbox works without storage, and shows that notifications are not stored', async ({ staff }) => {
    await staff.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    })
    await staff.goto('/notification')
    await expect(staff.getByText(/Peramban menolak penyimpanan/)).toBeVisible()
    await expect(staff.getByText('Belum ada pemberitahuan')).toBeVisible()
  })

  test('the bell reports that its list cannot load', async ({ staff }) => {
    await staff.route('**/assets/NotificationPanel-*.js', (route) => route.abort())
    await staff.goto('/device')
    await bell(staff).click()
    await expect(staff.getByRole('alert')).toContainText('Muat ulang halaman')
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  })
})

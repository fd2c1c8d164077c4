import type { Page } from '@playwright/test'
import { apiOf } from '../support/apiOf.ts'
import { choose } from '../support/recordActions.ts'
import { expect, formAccount, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const database = 'sikud-drafts'
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Lanjutkan isian tadi?' })

test.use({ ownContext: true })

/** Waits until the browser has stored a draft, or none. */
async function expectStored(page: Page, count: number) {
  const stored = () =>
    page.evaluate(async (name) => {
      // Opening a database that does not exist would create it.
      const all = await indexedDB.databases()
      if (!all.some((known) => known.name === name)) return 0
      return new Promise<number>((resolve) => {
        const opened = indexedDB.open(name)
        opened.addEventListener('success', () => {
          const rows = opened.result.transaction('drafts').objectStore('drafts').count()
          rows.addEventListener('success', () => {
            opened.result.close()
            resolve(rows.result)
          })
        })
      })
    }, database)
  await expect.poll(stored, 'stored drafts').toBe(count)
}

/** Reloads the page, and leaves what was typed. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

test('what was typed survives a reload, can be taken back or thrown away, and goes with the save', async ({
  staff,
}) => {
  const name = `Isian ${Math.floor(Math.random() * 1e9)}`
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill(name)
  await expectStored(staff, 1)
  await reload(staff)
  await expect(offer(staff)).toContainText(/Diketik .+ (WIB|WITA|WIT|UTC).*, belum disimpan/)
  await expect(staff.getByLabel('Nama')).toHaveValue('')
  await offer(staff).getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(staff.getByLabel('Nama')).toHaveValue(name)
  await expect(offer(staff)).toHaveCount(0)

  await expectStored(staff, 1)
  await reload(staff)
  await offer(staff).getByRole('button', { name: 'Buang' }).click()
  await expect(offer(staff)).toHaveCount(0)
  await expectStored(staff, 0)

  await staff.getByLabel('Nama').fill(name)
  await expectStored(staff, 1)
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff).toHaveURL('/driver')
  await expectStored(staff, 0)
  await staff.goto('/driver/add')
  await expect(staff.getByRole('heading', { level: 1, name: 'Buat Pengendara' })).toBeVisible()
  await expect(offer(staff)).toHaveCount(0)
})

test('a draft is erased at sign-out, and another user does not see it', async ({ page }) => {
  await page.goto('/login?next=%2Fdriver%2Fadd')
  await signIn(page, formAccount())
  await page.getByLabel('Nama').fill('Rahasia Budi')
  await expectStored(page, 1)
  await page.route('**/api/v1/me?*', (route) =>
    route.fulfill({ json: { data: { id: 987654, name: 'Orang lain' } } }),
  )
  await reload(page)
  await expect(page.getByRole('button', { name: /Orang lain/ })).toBeVisible()
  await expect(page.getByLabel('Nama')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)

  await page.unroute('**/api/v1/me?*')
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page).toHaveURL('/login')
  await expectStored(page, 0)
  await page.goto('/login?next=%2Fdriver%2Fadd')
  await signIn(page, formAccount())
  await expect(page.getByLabel('Nama')).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

test('the draft of a record says if somebody has changed the record since', async ({ staff, token }) => {
  const api = apiOf(token)
  const name = `Isian ${Math.floor(Math.random() * 1e9)}`
  const { id } = await api('driver/create', { name })
  await staff.goto(`/driver/edit/${id}`)
  await staff.getByLabel('SIM').fill('BI Umum 1502')
  await expectStored(staff, 1)
  await reload(staff)
  await expect(offer(staff)).not.toContainText('sudah diubah')
  await api(`driver/${id}`, { name: `${name} Baru` }, 'PUT')
  await staff.reload()
  await expect(offer(staff)).toContainText('Data ini sudah diubah orang lain sejak itu.')
  await offer(staff).getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(staff.getByLabel('SIM')).toHaveValue('BI Umum 1502')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff.getByRole('alertdialog'), 'nothing is overwritten unasked').toBeVisible()
})

test('the next vehicle begins with brand and type of the last, also on the next visit', async ({ staff }) => {
  await staff.goto('/vehicle/add')
  await choose(staff, 'Merk', 'Isuzu')
  await choose(staff, 'Jenis', 'Traga')
  await staff.getByLabel('Nopol').fill(`D ${Math.floor(Math.random() * 9000) + 1000} QXC`)
  await staff.getByLabel('Tahun').fill('2021')
  await staff.getByLabel('Warna').fill('Putih')
  await staff.getByRole('button', { name: 'SIMPAN DAN BUAT LAGI' }).click()
  await expect(staff.getByText('Kendaraan berhasil dibuat.')).toBeVisible()
  const expectStart = async () => {
    await expect(staff.getByLabel('Merk')).toHaveValue('Isuzu')
    await expect(staff.getByLabel('Jenis')).toHaveValue('Traga')
    await expect(staff.getByLabel('Tahun')).toHaveValue('2021')
    await expect(staff.getByLabel('Nopol')).toHaveValue('')
    await expect(staff.getByLabel('Warna')).toHaveValue('')
  }
  await expectStart()
  await expect(staff.getByLabel('Merk')).toBeFocused()
  // No question before leaving: the form has only what it began with.
  await staff.reload()
  await expectStart()
})

import type { Page } from '@playwright/test'
import { stepAt, totp } from '../../../server/src/security/factors/totp.ts'
import { decodeBase32 } from '../../../server/src/testing/decodeBase32.ts'
import { ownAccount } from '../support/ownAccount.ts'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

test('a second factor is turned on, required at sign-in, and turned off by an administrator', async ({
  page,
  openPage,
  token,
}) => {
  const account = await ownAccount('dua-langkah')
  await page.goto('/login?next=%2Faccount%2Fsecurity')
  await signIn(page, account)
  await page.getByRole('button', { name: 'AKTIFKAN' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  const seed = decodeBase32(await dialog.getByLabel(/^Kunci/).inputValue())
  const used = codeOf(seed, 0)
  await dialog.getByLabel(/^Kode verifikasi/).fill(used)
  await dialog.getByRole('button', { name: 'LANJUTKAN' }).click()
  const list = page.getByRole('dialog').getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allTextContents()
  await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check()
  await page.getByRole('button', { name: 'SELESAI' }).click()
  await expect(page.getByText('Kode pemulihan tersisa: 10')).toBeVisible()

  // Signs in with codes of the authenticator app. The server refuses the first code, because each code works only once
  // and this one was used before. The form stays open, and a new code works.
  await signOut(page)
  await signIn(page, account)
  const field = page.getByRole('textbox', { name: 'Kode verifikasi' })
  await field.fill(used)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByText(/Kode salah atau sudah dipakai/).first()).toBeVisible()
  await field.fill(codeOf(seed, 1))
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  // Signs in with a recovery code, as a user without the phone does.
  await signOut(page)
  await signIn(page, account)
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click()
  await page.getByRole('textbox', { name: 'Kode pemulihan' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const me = await ownId(page)

  // The user has lost the phone and the recovery codes. An administrator turns the second factor off, which also ends
  // the user's session.
  const staff = await openPage()
  await staff.goto('/robots.txt')
  await staff.evaluate((kept) => localStorage.setItem('token', kept), token)
  await staff.goto(`/user/detail/${me}`)
  await staff.getByRole('button', { name: 'Matikan verifikasi' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Matikan verifikasi' }).click()
  await expect(staff.getByText('Verifikasi dua langkah pengguna dimatikan.').first()).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Matikan verifikasi' })).toBeHidden()
  await page.goto('/device')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Daftar Perangkat' })).toBeVisible()
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Keluar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page).toHaveURL('/login')
}

async function ownId(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { id: number } } = await response.json()
  return data.id
}

/** Returns the code that the authenticator app will show after `steps` × 30 seconds. */
function codeOf(seed: Buffer, steps: number): string {
  return totp(seed, stepAt(Date.now()) + steps)
}

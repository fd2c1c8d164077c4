import { addDevice, passkeyOrigin } from './passkeyDevice.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { ownAccount } from '../support/ownAccount.ts'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

test('a user adds a passkey, signs in with it alone or as second step, and deletes it', async ({ page }) => {
  const account = await ownAccount('passkey')
  await addDevice(page)
  await page.goto(`${passkeyOrigin()}/login?next=%2Faccount%2Fsecurity`)
  await signIn(page, account)
  await page.getByRole('button', { name: 'TAMBAH PASSKEY' }).click()
  await page.getByRole('dialog').getByLabel(/^Nama/).fill('Laptop kantor')
  await page.getByRole('button', { name: 'LANJUTKAN' }).click()
  // When a user adds a second factor for the first time, the server also creates recovery codes.
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check()
  await page.getByRole('button', { name: 'SELESAI' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop kantor' })
  await expect(row).toContainText('Belum pernah dipakai')

  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  // After the password, the passkey completes the second step.
  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
  await signIn(page, account)
  await page.getByRole('button', { name: 'Pakai passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto(`${passkeyOrigin()}/account/security`)
  await expect(row).toContainText('Terakhir dipakai')
  await row.getByRole('button', { name: 'Hapus passkey Laptop kantor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Belum ada passkey.')).toBeVisible()
})

test('the sign-in page does not move when the button for passkeys appears', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${passkeyOrigin()}/login`, { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: 'Sign In' })
  const passkey = page.getByRole('button', { name: 'Masuk dengan passkey' })
  await expect(submit).toBeVisible()
  await expect(passkey).toBeHidden()
  const before = await submit.boundingBox()
  release()
  await expect(passkey).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})

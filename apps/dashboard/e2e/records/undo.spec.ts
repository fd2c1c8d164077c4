import { apiOf } from '../support/apiOf.ts'
import { chooseAction, confirm } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'

/** Returns a name that no other driver has. */
function newName(): string {
  return `Urung ${Math.floor(Math.random() * 1e8)}`
}

test('a deletion and an edit are undone in the toast and in Riwayat', async ({ staff, token }) => {
  const api = apiOf(token)
  const name = newName()
  const { id } = await api('driver/create', { name })
  await staff.goto(`/driver/detail/${id}`)
  await chooseAction(staff, 'Hapus')
  await confirm(staff)
  await expect(staff).toHaveURL(/\/driver$/)
  await staff.getByRole('status').getByRole('button', { name: 'Urungkan' }).click()
  await expect(staff.getByText('Perubahan diurungkan.')).toBeVisible()
  await staff.goto(`/driver/edit/${id}`)
  await staff.getByLabel('Nama').fill(`${name} Keliru`)
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff.getByRole('heading', { name: `${name} Keliru` })).toBeVisible()
  await staff.getByRole('tab', { name: 'Riwayat' }).click()
  // In `main`, because the toast has such a button too.
  await staff.getByRole('main').getByRole('button', { name: 'Urungkan' }).first().click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Urungkan' }).click()
  await expect(staff.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(staff.getByText('mengurungkan perubahan').first()).toBeVisible()
})

test('a deleted record is restored from Terhapus, and erased for good', async ({ staff, token }) => {
  const api = apiOf(token)
  const [kept, gone] = [newName(), newName()]
  for (const name of [kept, gone]) {
    const { id } = await api('driver/create', { name })
    await api('driver/delete', { records: [{ id }] })
  }
  await staff.goto('/driver')
  await staff.getByRole('link', { name: 'Terhapus' }).click()
  await staff.getByRole('button', { name: `Pulihkan ${kept}` }).click()
  await expect(staff.getByText(`${kept} dipulihkan.`)).toBeVisible()
  await expect(staff.getByRole('button', { name: `Pulihkan ${kept}` })).toBeHidden()
  await staff.getByRole('button', { name: `Hapus permanen ${gone}` }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Hapus permanen' }).click()
  await expect(staff.getByRole('button', { name: `Pulihkan ${gone}` })).toBeHidden()
  await staff.goto(`/driver?${new URLSearchParams({ search: kept })}`)
  await expect(staff.getByRole('link', { name: kept })).toBeVisible()
})

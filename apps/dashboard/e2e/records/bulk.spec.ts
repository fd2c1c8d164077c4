import type { Page } from '@playwright/test'
import { apiOf } from '../support/apiOf.ts'
import { choose } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'

/** Returns a word that no other record has. */
function newMark(): string {
  return `Borong ${Math.floor(Math.random() * 1e8)}`
}

function newImei(): string {
  return `35${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`
}

/** Opens a list that shows only `count` records, and selects them all. */
async function selectAll(page: Page, list: string, search: string, count: number) {
  await page.goto(`/${list}?${new URLSearchParams({ search })}`)
  await expect(page.getByText(new RegExp(`^${count} dari `))).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).check()
  await expect(page.getByText(new RegExp(`^${count} \\w+ dipilih$`))).toBeVisible()
}

test('five vehicles move to a depot at once', async ({ staff, token }) => {
  const api = apiOf(token)
  const colour = newMark()
  const groups: { id: number; name: string }[] = await api('me/group')
  const [home, other] = groups
  const ids: number[] = []
  for (let at = 0; at < 5; at += 1) {
    const number = `B ${1000 + Math.floor(Math.random() * 9000)} B${String.fromCodePoint(65 + at)}K`
    const { id } = await api('vehicle/create', {
      brand_id: 9,
      type_id: 901,
      number,
      color: colour,
      group_id: home?.id,
    })
    ids.push(id)
  }
  await selectAll(staff, 'vehicle', colour, 5)
  await staff.getByRole('button', { name: 'Pindahkan ke depo' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Pindahkan 5 kendaraan ke depo' })
  // The name of an option also has the depots above it.
  await choose(staff, 'Depo', new RegExp(`^${other?.name}`))
  await expect(dialog.getByText('5 kendaraan akan dipindahkan.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pindahkan 5 kendaraan' }).click()
  await expect(dialog).toBeHidden()
  await expect(staff.getByText(/dipilih$/)).toBeHidden()
  for (const id of ids) expect((await api(`vehicle/${id}`)).group.name).toBe(other?.name)
})

test('the driver of two devices is cleared at once', async ({ staff, token }) => {
  const api = apiOf(token)
  const mark = newMark()
  const { id: driver_id } = await api('driver/create', { name: `Sopir ${mark}` })
  const ids: number[] = []
  for (const name of [`${mark} A`, `${mark} B`]) {
    const { id } = await api('device/create', { name, imei: newImei(), driver_id })
    ids.push(id)
  }
  await selectAll(staff, 'device', mark, 2)
  await staff.getByRole('button', { name: 'Atur pengendara' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Atur pengendara untuk 2 perangkat' })
  await choose(staff, 'Pengendara', 'Tanpa pengendara')
  await expect(dialog.getByText('2 perangkat akan diubah.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ubah 2 perangkat' }).click()
  await expect(dialog).toBeHidden()
  for (const id of ids) expect((await api(`device/${id}`)).driver_id).toBeNull()
})

test('a device with trips is refused, and the other one is deleted', async ({ staff, token }) => {
  const api = apiOf(token)
  const [trip] = await api('gps/session?limit=1')
  const used = await api(`device/${trip.device.id}`)
  const name = `Salinan ${used.imei}`
  await api('device/create', { name, imei: newImei() })
  await selectAll(staff, 'device', used.imei, 2)
  await staff.getByRole('button', { name: 'Hapus', exact: true }).click()
  const dialog = staff.getByRole('alertdialog')
  await expect(dialog.getByText('1 perangkat akan dihapus.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: '1 perangkat tidak dapat dihapus' })).toContainText(used.name)
  await dialog.getByRole('button', { name: 'Hapus 1 perangkat' }).click()
  await expect(staff.getByRole('alertdialog', { name: '1 perangkat tidak dihapus' })).toBeVisible()
  await dialog.getByRole('link', { name: used.name }).click()
  await expect(staff).toHaveURL(`/device/detail/${used.id}`)
  const left: { name: string }[] = await api('device')
  expect(left.some((device) => device.name === name)).toBe(false)
})

import { resolve } from 'node:path'
import { expect, test } from '../support/test.ts'

const files = resolve(import.meta.dirname, 'importFiles')

/** The rows of the file whose errors the test corrects, with the new plates. */
const corrections = [
  ['B 9304 KXA', 9],
  ['B 8801 IMP', 24],
  ['B 8802 IMP', 55],
  ['B 8803 IMP', 82],
  ['B 8804 IMP', 35],
] as const

test('a sheet of 300 vehicles with 20 errors goes in', async ({ staff: page }) => {
  await page.goto('/vehicle')
  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  await page.getByLabel('Pilih berkas').setInputFiles(resolve(files, 'kendaraan-excel.xlsx'))
  await expect(page.getByText('300 baris dibaca.')).toBeVisible()
  await expect(page.getByText('1 baris tersembunyi ikut dibaca.')).toBeVisible()
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByRole('button', { name: 'Salah 20' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baru 280' })).toBeVisible()
  for (const [plate, row] of corrections)
    await page.getByRole('textbox', { name: `Nopol, baris ${row}`, exact: true }).fill(plate)
  await page.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(page.getByRole('button', { name: 'Salah 15' })).toBeVisible()
  await page.getByRole('button', { name: 'Impor 285 baris' }).click()
  await expect(page.getByText('Impor selesai.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('285 baris baru')).toBeVisible()
  await expect(page.getByText('15 baris ditolak')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh baris yang ditolak' }).click()
  expect((await download).suggestedFilename()).toMatch(/^impor-ditolak-.*\.xlsx$/)
  await page.getByRole('button', { name: 'Batalkan impor ini' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('285 baris baru dihapus lagi.')
  await question.getByRole('button', { name: 'Batalkan impor ini' }).click()
  await expect(page.getByText('285 perubahan diurungkan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan impor ini' })).toBeHidden()
  await page.getByRole('link', { name: 'Lihat daftar' }).click()
  await page.getByRole('searchbox', { name: 'Cari di daftar' }).fill('B 8801 IMP')
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
})

test('pasted rows of "Kendaraan lengkap" make vehicle, device and driver of one row', async ({
  staff: page,
}) => {
  const nth = Math.floor(Math.random() * 1e6)
  const plate = `Z ${1000 + (nth % 9000)} ILK`
  const driver = `Pengendara ${nth}`
  await page.goto('/import?kind=fleet')
  const cells = page.getByRole('textbox', { name: /^Atau tempel sel/ })
  await cells.fill(
    `Nopol\tMerk\tJenis\tIMEI\tPengendara\n${plate}\tIsuzu\tElf NMR\t${861_240_000_000_000 + nth}\t${driver}`,
  )
  await page.getByRole('button', { name: 'Pakai sel ini' }).click()
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByRole('button', { name: 'Impor 1 baris' }).click()
  await expect(page.getByText('Impor selesai.')).toBeVisible()
  await page.goto(`/device?${new URLSearchParams({ search: plate })}`)
  const row = page.getByRole('row').filter({ hasText: plate })
  await row.getByRole('link').first().click()
  // The first of two: the list of changes beside it names the driver too.
  await expect(page.getByRole('main').getByRole('link', { name: driver }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Riwayat' }).click()
  await expect(page.getByRole('main').getByText(/mengimpor daftar/)).toBeVisible()
})

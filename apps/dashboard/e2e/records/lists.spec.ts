import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { codeOf, deviceList, expectHeads, fillWith, lists, searchOf } from './listCases.ts'
import { expect, test } from '../support/test.ts'
import { pdfText } from '../support/pdfText.ts'
import { openInside } from '../support/visit.ts'

const many = 100_000
const lastCode = codeOf(many)

function nodesOf(page: Page) {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

async function exportOf(page: Page, format: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
  const download = await coming
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  return { name: download.suggestedFilename(), lines }
}

test('every list shows its default columns', async ({ staff }) => {
  await staff.goto('/notification')
  for (const list of lists) {
    await fillWith(staff, list, 3)
    await openInside(staff, list.path)
    await expectHeads(staff, list.heads, list.path)
  }
})

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
] as const) {
  test(`a list uses the whole window of ${width} × ${height}, and a short one only its rows`, async ({
    staff,
  }) => {
    await staff.setViewportSize({ width, height })
    await staff.goto('/notification')
    const list = staff.getByRole('region', { name: 'Daftar Perangkat' })
    const bounds = () =>
      list.evaluate((card) => {
        const { bottom, right } = card.getBoundingClientRect()
        const { clientWidth, clientHeight, scrollHeight } = document.documentElement
        return {
          below: clientHeight - bottom,
          beside: clientWidth - right,
          scrolls: scrollHeight > clientHeight,
        }
      })
    await fillWith(staff, deviceList, 1000)
    await openInside(staff, deviceList.path)
    await expect(staff.getByText('1–100 dari 1.000')).toBeInViewport({ ratio: 1 })
    // The grid takes its height after it has measured its rows.
    await expect.poll(async () => (await bounds()).below).toBeLessThan(80)
    const long = await bounds()
    expect(long.scrolls).toBe(false)
    expect(long.beside).toBeLessThan(40)
    await searchOf(staff).fill(codeOf(7))
    await expect(staff.getByText(/^1 dari 1\.000 /)).toBeVisible()
    await expect.poll(async () => (await bounds()).below).toBeGreaterThan(long.below + 200)
  })
}

async function rightOf(part: Locator) {
  const box = await part.boundingBox()
  return box ? box.x + box.width : Number.NaN
}

test('the list of devices does not scroll sideways at 1024 px', async ({ staff }) => {
  await staff.setViewportSize({ width: 1024, height: 768 })
  await staff.goto(deviceList.path)
  const grid = staff.getByRole('grid')
  await expect(grid.getByText('Melapor').first()).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Depo' })).toHaveCount(0)
  expect(await rightOf(grid.getByRole('columnheader').last())).toBeLessThanOrEqual(await rightOf(grid))
})

test('a printed list has all rows of its page', async ({ staff }) => {
  await fillWith(staff, deviceList, 1000)
  await staff.goto(deviceList.path)
  await expect(staff.getByText('1–100 dari 1.000')).toBeVisible()
  const printed = await pdfText(staff, true)
  for (const at of [1, 50, 100]) expect(printed).toContain(codeOf(at))
  expect(printed).not.toContain(codeOf(101))
})

test.describe('a list of 100,000 rows', () => {
  test('can be searched, sorted and paged, hides columns, opens rows by keyboard, and has few DOM nodes', async ({
    staff,
  }) => {
    await fillWith(staff, deviceList, many)
    await staff.goto(deviceList.path)
    await expect(staff.getByText('1–100 dari 100.000')).toBeVisible()
    await expectHeads(staff, deviceList.heads)
    expect(await nodesOf(staff)).toBeLessThan(2000)

    const head = staff.getByRole('columnheader', { name: deviceList.sortBy })
    await head.click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(staff.getByRole('gridcell', { name: lastCode })).toBeVisible()
    await staff.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(staff.getByText('101–200 dari 100.000')).toBeVisible()

    await searchOf(staff).fill(lastCode)
    await expect(staff.getByText(/^1 dari 100\.000 /)).toBeVisible()
    await staff.getByRole('button', { name: 'Kolom' }).click()
    await staff.getByRole('menuitemcheckbox', { name: deviceList.heads[1] }).click()
    await staff.keyboard.press('Escape')
    await expectHeads(staff, deviceList.heads.toSpliced(1, 1))
    expect(await nodesOf(staff)).toBeLessThan(2000)

    await staff.getByRole('columnheader', { name: deviceList.heads[0] }).focus()
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL(`${deviceList.path}/detail/${many}`)
  })

  test('has few DOM nodes on a phone, and can be searched and exported there', async ({ staff }) => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await fillWith(staff, deviceList, many)
    await staff.goto(deviceList.path)
    await expect(staff.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(100)
    expect(await nodesOf(staff)).toBeLessThan(2000)
    await searchOf(staff).fill(lastCode)
    await expect(staff.getByRole('main').getByRole('link', { name: lastCode })).toBeVisible()
    const { lines } = await exportOf(staff, 'Ekspor CSV')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"${lastCode}\t"`)
  })

  test('exports all rows in order as a file for Excel', async ({ staff }) => {
    await fillWith(staff, deviceList, many)
    await staff.goto(`${deviceList.path}?page=3`)
    await expect(staff.getByText('201–300 dari 100.000')).toBeVisible()
    const { name, lines } = await exportOf(staff, 'Ekspor CSV')
    expect(name).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines[0]).toBe(`\uFEFF${deviceList.heads.join(';')}`)
    expect(lines).toHaveLength(many + 2)
    expect(lines[many]).toContain(lastCode)
    await expect(staff.getByText(`100.000 baris diekspor ke ${name}.`)).toBeVisible()
  })

  test('exports all rows as XLSX in a worker, and the page responds meanwhile', async ({ staff }) => {
    await fillWith(staff, deviceList, many)
    await staff.goto(deviceList.path)
    await expect(staff.getByText('1–100 dari 100.000')).toBeVisible()
    const worker = staff.waitForEvent('worker', (started) => started.url().includes('sheetWorker'))
    await staff.evaluate(() => {
      let last = performance.now()
      setInterval(() => {
        const now = performance.now()
        document.body.dataset['longest'] = String(
          Math.max(Number(document.body.dataset['longest'] ?? 0), now - last),
        )
        last = now
      }, 20)
    })
    const { name } = await exportOf(staff, 'Ekspor Excel')
    await worker
    expect(name).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.xlsx$/)
    await expect(staff.getByText(`100.000 baris diekspor ke ${name}.`)).toBeVisible()
    // Writing the file takes seconds; in the page it would block all of them.
    expect(Number(await staff.evaluate(() => document.body.dataset['longest']))).toBeLessThan(1500)
  })
})

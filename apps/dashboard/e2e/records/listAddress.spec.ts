import { codeOf, deviceList, fillWith, searchOf } from './listCases.ts'
import { expect, test } from '../support/test.ts'

const { path } = deviceList

test(`${path} keeps its view in the URL: Back, a return from a record and a shared link restore it`, async ({
  staff,
  openPage,
}) => {
  await fillWith(staff, deviceList, 250)
  await staff.goto(path)
  await staff.getByRole('columnheader', { name: deviceList.sortBy }).click()
  await staff.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(staff.getByText('101–200 dari 250')).toBeVisible()
  await staff.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(staff.getByText('201–250 dari 250')).toBeVisible()
  await staff.goBack()
  await expect(staff.getByText('101–200 dari 250')).toBeVisible()
  const address = staff.url()
  await staff.getByRole('gridcell', { name: codeOf(101) }).click()
  await expect(staff).toHaveURL(`${path}/detail/101`)
  await staff.goBack()
  await expect(staff).toHaveURL(address)
  await expect(staff.getByText('101–200 dari 250')).toBeVisible()

  await searchOf(staff).pressSequentially(codeOf(7), { delay: 40 })
  await expect(staff.getByText(/^1 dari 250 /)).toBeVisible()
  await expect(staff).toHaveURL(new RegExp(`search=${codeOf(7)}`))
  const sent = staff.url()
  await staff.goBack()
  await expect(searchOf(staff)).toHaveValue('')
  await expect(staff.getByText('101–200 dari 250')).toBeVisible()

  const fresh = await openPage({ storageState: await staff.context().storageState() })
  await fillWith(fresh, deviceList, 250)
  await fresh.goto(sent)
  await expect(searchOf(fresh)).toHaveValue(codeOf(7))
  await expect(fresh.getByText(/^1 dari 250 /)).toBeVisible()
})

test(`${path} ignores invalid values in its URL`, async ({ staff }) => {
  await fillWith(staff, deviceList, 250)
  await staff.goto(`${path}?page=-3&sort=__proto__.asc&filter=toString&filter=%00&colour=red&search=`)
  await expect(staff.getByText('1–100 dari 250')).toBeVisible()
  await staff.goto(`${path}?page=9999&sort=colour.sideways`)
  await expect(staff.getByText('201–250 dari 250')).toBeVisible()
})

test('the URL stores the filters of a list; Back removes the last one', async ({ staff }) => {
  await staff.goto('/device')
  await staff.getByRole('button', { name: 'Saring' }).click()
  await staff.getByRole('menuitemcheckbox', { name: 'Tanpa kendaraan' }).click()
  await staff.getByRole('menuitemcheckbox', { name: 'Tanpa pengendara' }).click()
  await expect(staff).toHaveURL('/device?filter=no_vehicle&filter=no_driver')
  await staff.keyboard.press('Escape')
  await staff.goBack()
  await expect(staff).toHaveURL('/device?filter=no_vehicle')
  await expect(staff.getByRole('button', { name: 'Hapus saringan Tanpa kendaraan' })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Hapus saringan Tanpa pengendara' })).toBeHidden()
})

test('two filters apply when the user chooses the second one before the page has rendered the first one', async ({
  staff,
}) => {
  await staff.goto('/device')
  await staff.getByRole('button', { name: 'Saring' }).click()
  await staff.getByRole('menu').evaluate(async (menu) => {
    const [first, second] = menu.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')
    first?.click()
    await Promise.resolve()
    second?.click()
  })
  await expect(staff).toHaveURL('/device?filter=silent&filter=never_reported')
})

import { apiOf } from '../support/apiOf.ts'
import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

let made = 0
/** Returns an IMEI that no other test uses. */
const newImei = () => `8699${String(Date.now()).slice(-8)}${String(++made).padStart(3, '0')}`

const name = 'Pelacak yang hilang'

testJob(
  'who deleted a device',
  2,
  async (page) => {
    await page.getByRole('button', { name: 'Dihapus' }).click()
    await page.getByRole('button', { name: 'Perangkat', exact: true }).click()
    const list = page.getByRole('list', { name: 'Catatan aktivitas' })
    await expect(list.getByRole('listitem').first()).toContainText(`menghapus perangkat ${name}`)
    await expect(list.getByText('membuat perangkat')).toHaveCount(0)
    await expect(page).toHaveURL(/kind=deleted&subject=device/)
  },
  async (page, token) => {
    const api = apiOf(token)
    const { id } = await api('device/create', { name, imei: newImei() })
    await api(`device/${id}`, undefined, 'DELETE')
    await page.goto('/audit')
  },
)

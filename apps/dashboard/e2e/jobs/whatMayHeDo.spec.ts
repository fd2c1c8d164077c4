import { expect, serverOrigin } from '../support/test.ts'
import { jobToken, testJob } from './jobTest.ts'

testJob(
  'what may a user do',
  0,
  async (page) => {
    await expect(page.getByRole('term').filter({ hasText: 'Boleh memakai' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Pelacakan (semua)' })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Depo yang dilihat' })).toBeVisible()
    await expect(page.getByText('Lihat riwayat perjalanan')).toBeVisible()
  },
  async (page) => {
    const response = await fetch(`${serverOrigin()}/api/v1/user?include=role`, {
      headers: { authorization: `Bearer ${await jobToken()}` },
    })
    const { data }: { data: { id: number; role: { name: string } | null }[] } = await response.json()
    const user = data.find(({ role }) => role?.name.startsWith('Operator'))
    await page.goto(`/user/detail/${user?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

testJob(
  'what may I do',
  0,
  async (page) => {
    const own = page.getByRole('region', { name: 'Hak akses Anda' })
    await expect(own.getByRole('term').filter({ hasText: 'Boleh memakai' })).toBeVisible()
    await expect(own.getByText('Lihat riwayat perjalanan')).toBeVisible()
  },
  async (page) => {
    await page.goto('/account/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

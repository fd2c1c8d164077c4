import { expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

test('A02 a link still works after the scanner of a mail server opened it', async ({
  page,
  openPage,
  token,
}) => {
  const headers = { authorization: `Bearer ${token}` }
  const email = `pemindai-${Date.now()}@armada.example`
  async function post(path: string, data?: object): Promise<{ id: number; path: string }> {
    const response = await page.request.post(`/api/v1${path}`, { headers, ...(data && { data }) })
    return (await response.json()).data
  }
  const roles = await page.request.get('/api/v1/system/role', { headers })
  const { data }: { data: { id: number }[] } = await roles.json()
  const { id } = await post('/user/create', { name: 'Surel Dipindai', email, role_id: data[0]?.id })
  const link = (await post(`/user/${id}/invite`)).path

  // The link must still work after an e-mail scanner has opened it. All scanners fetch the link. Some also open the
  // page of the link in a browser and press Enter.
  await page.request.head(link)
  await page.request.get(link)
  for (let visit = 0; visit < 2; visit += 1) {
    const scanner = await openPage()
    await scanner.goto(link)
    await expect(scanner.getByText(/^Halo Surel Dipindai/)).toBeVisible()
    await scanner.getByLabel('Ulangi Password').press('Enter')
  }

  const password = 'empat kata acak sekali'
  await page.goto(link)
  await page.getByLabel('Password Baru').fill(password)
  await page.getByLabel('Ulangi Password').fill(password)
  await page.getByRole('button', { name: 'Buat Password' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, { email, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRole, depots, setupLink, setUp } from './newOwner.ts'
import { apiOf } from '../support/apiOf.ts'
import { choose, chooseAction } from '../support/recordActions.ts'
import { startServer } from '../support/startServer.ts'
import { expect, test } from '../support/test.ts'
import { openInside, signIn } from '../support/visit.ts'

const password = 'sawah-hijau-4711'
const rina = { email: 'rina@armada.example', password }

test('a visitor registers, and signs in after an administrator assigned a role and a depot', async ({
  openPage,
}) => {
  test.setTimeout(180_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-register-'))
  const server = await startServer(dataDir, { DEMO: '0', REGISTRATION: 'approval' })
  try {
    const owner = await openPage({ baseURL: server.origin })
    await owner.goto(await setupLink(dataDir))
    const api = apiOf(await setUp(owner, password), server.origin)
    await createRole(api, 'Operator')
    for (const { name, plate } of depots) {
      const { id: group_id } = await api('group/create', { name, kind: 'depot' })
      await api('vehicle/create', { brand_id: 9, type_id: 901, number: plate, group_id })
    }

    const visitor = await openPage({ baseURL: server.origin })
    await visitor.goto('/login')
    await visitor.getByRole('link', { name: 'Daftar Akun' }).click()
    await visitor.getByLabel('Username').fill('Rina Kusumawardani')
    await visitor.getByLabel('Email').fill(rina.email)
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    await expect(visitor.getByRole('alert')).toContainText('Pendaftaran Anda dicatat')
    await visitor.goto('/login')
    await signIn(visitor, rina)
    await expect(visitor.getByRole('main').getByRole('alert')).toContainText('masih menunggu persetujuan')

    await openInside(owner, '/user')
    await owner.getByRole('link', { name: 'Rina Kusumawardani' }).click()
    await chooseAction(owner, 'Setujui pendaftaran')
    await expect(owner.getByText(/belum terbukti milik pendaftar/)).toBeVisible()
    await choose(owner, 'Hak Akses', 'Operator')
    await choose(owner, 'Depo yang dilihat', depots[1].name)
    await owner.keyboard.press('Escape')
    await owner.getByRole('button', { name: 'SETUJUI' }).click()
    await expect(owner.getByText('Pendaftaran disetujui.')).toBeVisible()

    await signIn(visitor, rina)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Pengguna' })).toHaveCount(0)
    await openInside(visitor, '/vehicle')
    await expect(visitor.getByText(depots[1].plate)).toBeVisible()
    await expect(visitor.getByText(depots[0].plate)).toHaveCount(0)
    await expect(visitor.getByRole('link', { name: 'BUAT BARU' })).toBeVisible()
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

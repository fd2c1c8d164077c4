import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/recordActions.ts'
import { expect } from '../support/test.ts'
import { mayCall, mayOpen } from './pageTable.ts'
import { type DepotIds, emailOf } from './newOwner.ts'
import { openInside } from '../support/visit.ts'

const kinds = ['vehicle', 'driver', 'device', 'user', 'group', 'role'] as const

/** Creates a depot through the form; returns its id. */
export async function createDepot(owner: Page, name: string): Promise<number> {
  await openInside(owner, '/group')
  // Waits for the list of depots, because the home page of an empty fleet also has a link "BUAT BARU", which opens
  // another form.
  await expect(owner.getByRole('heading', { level: 1, name: 'Daftar Depo' })).toBeVisible()
  await owner.getByRole('link', { name: 'BUAT BARU' }).click()
  await owner.getByLabel('Nama').fill(name)
  await expect(owner.getByLabel('Jenis')).toHaveValue('Depo')
  await owner.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await owner.getByRole('link', { name }).click()
  await expect(owner).toHaveURL(/\/group\/detail\/\d+$/)
  return idIn(owner)
}

/** Invites a user of this depot through the form; returns the id of the user. */
export async function inviteInPage(
  owner: Page,
  { name, role }: { name: string; role: string },
  depot: string,
): Promise<number> {
  await openInside(owner, '/user')
  await expect(owner.getByRole('heading', { level: 1, name: 'Daftar Pengguna' })).toBeVisible()
  await owner.getByRole('link', { name: 'BUAT BARU' }).click()
  await owner.getByLabel('Nama').fill(name)
  await owner.getByLabel('Email').fill(emailOf(name))
  await choose(owner, 'Hak Akses', role)
  await choose(owner, 'Depo yang dilihat', depot)
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await owner
    .getByRole('dialog', { name: `Tautan untuk ${name}` })
    .getByRole('button', { name: 'Selesai' })
    .click()
  await expect(owner).toHaveURL(/\/user\/detail\/\d+$/)
  return idIn(owner)
}

function idIn(page: Page): number {
  return Number(/\d+$/.exec(page.url())?.[0])
}

/**
 * Expects that each page opens if docs/permissions.md allows the role to open it, and that it otherwise shows a
 * refusal. An open page must not contain data of other depots, which `foreign` matches.
 */
export async function expectPages(page: Page, paths: readonly string[], role: string, foreign: RegExp) {
  const refusal = page.getByRole('heading', { level: 1, name: 'Anda tidak punya izin' })
  for (const path of paths) {
    await openInside(page, path)
    if (!mayOpen(role, path)) {
      await expect(refusal, path).toBeVisible()
      continue
    }
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(refusal, path).toHaveCount(0)
    await expect(page.getByRole('progressbar'), path).toHaveCount(0)
    await expect(page.locator('body'), path).not.toContainText(foreign)
  }
}

/** Expects that four pages show the vehicle of the user’s own depot, and no data of other depots. */
export async function expectOwnFleet(page: Page, plate: string, foreign: RegExp) {
  for (const path of ['/tracking', '/report', '/', '/notification']) {
    await openInside(page, path)
    await expect(page.getByText(plate).first(), path).toBeVisible()
    await expect(page.locator('body'), path).not.toContainText(foreign)
  }
}

/** Expects that the menu, the buttons and the tabs offer exactly what docs/permissions.md allows the role to do. */
export async function expectOffers(page: Page, role: string, ids: DepotIds & { role: number }) {
  await openInside(page, '/')
  const links = await page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const pages = ['/tracking', '/report', '/audit', ...kinds.map((kind) => `/${kind}`)]
  expect(links.filter((path) => pages.includes(path)).toSorted()).toEqual(
    pages.filter((path) => mayOpen(role, path)).toSorted(),
  )
  for (const kind of kinds) {
    if (!mayOpen(role, `/${kind}`)) continue
    await openInside(page, `/${kind}`)
    await expect(page.getByRole('link', { name: 'BUAT BARU' }), `/${kind}`).toHaveCount(
      mayOpen(role, `/${kind}/add`) ? 1 : 0,
    )
    if (!mayOpen(role, `/${kind}/detail/1`)) continue
    await openInside(page, `/${kind}/detail/${ids[kind]}`)
    await expect(page.getByRole('tab', { name: 'Riwayat' }), kind).toBeVisible()
    const items = itemsOf(kind, role).toSorted()
    const menu = page.getByRole('button', { name: 'PILIHAN', exact: true })
    await expect(menu, kind).toHaveCount(items.length > 0 ? 1 : 0)
    if (items.length > 0) await expectItems(page, menu, items)
    const access = kind === 'driver' && mayCall(role, 'listDriverAccess')
    await expect(page.getByRole('tab', { name: 'Siapa yang melihat' }), kind).toHaveCount(access ? 1 : 0)
    const tokens = kind === 'user' && mayCall(role, 'listUserTokens')
    await expect(page.getByRole('heading', { name: 'Token API' }), kind).toHaveCount(tokens ? 1 : 0)
  }
}

/**
 * Expects exactly these items in the menu. Retries, because the page may first show an old version of the record from
 * the cache, whose menu can have other items.
 */
async function expectItems(page: Page, menu: Locator, items: readonly string[]) {
  await menu.click()
  const shown = async () => (await page.getByRole('menuitem').allTextContents()).toSorted()
  await expect.poll(shown, page.url()).toEqual(items)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/**
 * Returns the labels of the actions that docs/permissions.md allows a role on a record. Works only for an active user
 * and for a role that the signed-in user does not have, because other users and the user's own role have other actions.
 */
function itemsOf(kind: (typeof kinds)[number], role: string): string[] {
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const items: [label: string, operation: string][] =
    kind === 'user'
      ? [
          ['Ubah', 'updateUser'],
          ['Salin tautan pemulihan', 'createRecoveryLink'],
          ['Kirim tautan pemulihan lewat email', 'sendRecovery'],
          ['Keluarkan dari semua perangkat', 'endUserSessions'],
          ['Nonaktifkan', 'disableUser'],
        ]
      : [
          ['Ubah', `update${name}`],
          ['Hapus', `delete${name}`],
        ]
  if (kind === 'vehicle' || kind === 'driver' || kind === 'device') items.push(['Arsipkan', `archive${name}`])
  if (kind === 'role')
    items.push(['Salin', 'createRole'], ['Bandingkan', 'listRoles'], ['Lihat sebagai', 'viewAs'])
  return items.filter(([, operation]) => mayCall(role, operation)).map(([label]) => label)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../../scripts/listen.ts'
import { demoRoles } from '../../../server/src/demo/demoRoles.ts'
import { plainText, TestMailServer } from '../../../server/src/testing/TestMailServer.ts'
import {
  buildCompany,
  type DepotIds,
  depots,
  emailOf,
  imeiOf,
  operatorOfTwo,
  people,
  setUp,
  setupLink,
} from './newOwner.ts'
import { createDepot, expectOffers, expectOwnFleet, expectPages, inviteInPage } from './newOwnerPages.ts'
import { mayOpen } from './pageTable.ts'
import { drive } from '../trips/phoneDrive.ts'
import { expectDepotFilter } from './depotFilter.ts'
import { type Api, apiOf } from '../support/apiOf.ts'
import { chooseAction } from '../support/recordActions.ts'
import { startServer } from '../support/startServer.ts'
import { expect, type OpenPage, test } from '../support/test.ts'
import { openInside, signIn } from '../support/visit.ts'

const password = 'sawah-hijau-4711'
const kinds = ['vehicle', 'driver', 'device', 'user', 'group'] as const

/** Returns the paths of all pages; the paths of single records contain an id from `ids`, or the role id `role`. */
function addressesOf(ids: DepotIds, role: number) {
  const records = kinds.flatMap((kind) => [`/${kind}/detail/${ids[kind]}`, `/${kind}/edit/${ids[kind]}`])
  const lists = kinds.flatMap((kind) => [`/${kind}`, `/${kind}/add`])
  const roles = ['/role', '/role/add', `/role/detail/${role}`, `/role/edit/${role}`]
  const users = [`/user/password/${ids.user}`, `/user/approve/${ids.user}`]
  const account = ['/account/profile', '/account/password', '/account/security']
  const others = [
    '/',
    '/tracking',
    '/report',
    '/tracking/speeding',
    '/audit',
    '/notification',
    '/notification/rule',
    '/device/unknown',
  ]
  return { records, all: [...lists, ...records, ...roles, ...users, ...account, ...others] }
}

async function signedIn(openPage: OpenPage, origin: string, name: string): Promise<Page> {
  const page = await openPage({ baseURL: origin })
  await page.goto('/login')
  await signIn(page, { email: emailOf(name), password })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

test('a new owner sets up three depots and five users, and each user sees only their depot with the permissions of their role', async ({
  openPage,
}) => {
  test.setTimeout(600_000)
  const mail = new TestMailServer({ disabledCommands: ['STARTTLS'] })
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-owner-'))
  const port = String(await freePort())
  const phonePort = String(await freePort())
  const server = await startServer(dataDir, {
    DEMO: '0',
    PORT: port,
    OSMAND_PORT: phonePort,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${await mail.listen()}`,
    MAIL_FROM: 'SIKUD <sikud@armada.example>',
  })
  try {
    const owner = await openPage({ baseURL: server.origin })
    await owner.goto(await setupLink(dataDir))
    const api = apiOf(await setUp(owner, password), server.origin)
    const { built, roles, users } = await buildCompany(api, {
      createDepot: (name) => createDepot(owner, name),
      invite: (person, depot) => inviteInPage(owner, person, depot),
    })

    await openInside(owner, '/vehicle')
    await expect(owner.getByRole('heading', { level: 1, name: 'Daftar Kendaraan' })).toBeVisible()
    await owner.getByRole('combobox', { name: 'Depo' }).selectOption({ label: depots[0].name })
    await expect(owner.getByText(depots[0].plate)).toBeVisible()
    await expect(owner.getByText(depots[1].plate)).toHaveCount(0)
    await expect(owner).toHaveURL(/[?&]group=\d+/)

    for (const [at, { name, byMail }] of people.entries()) {
      const link = byMail
        ? await mailedLink(owner, mail, emailOf(name), users.get(name) ?? 0)
        : await copiedLink(owner, emailOf(name), users.get(name) ?? 0)
      // Only the first users accept their invitation in the browser. The server limits one network to ten link requests
      // a minute, and the page sends two for each link.
      if (at < demoRoles.length) await acceptInPage(openPage, server.origin, link, emailOf(name))
      else await accept(server.origin, link)
    }

    for (const at of depots.keys()) await reportDrive(`http://127.0.0.1:${phonePort}`, imeiOf(at))
    await expect.poll(() => countTrips(api), { timeout: 60_000 }).toBe(depots.length)
    const [first] = built
    if (!first) throw new Error('The company has no depot.')
    await expectOffers(owner, 'Administrator', { ...first, role: roles.get('Operator') ?? 0 })

    for (const [at, { name, role, depot }] of people.entries()) {
      const page = await signedIn(openPage, server.origin, name)
      const own = built[depot]
      const other = built[(depot + 1) % built.length]
      if (!own || !other) throw new Error(`${name} has no depot.`)
      const elsewhere = depots.filter((_, index) => index !== depot)
      const foreign = new RegExp(elsewhere.flatMap((one) => Object.values(one)).join('|'))
      if (at < demoRoles.length) {
        const ownRole = roles.get(role) ?? 0
        await expectPages(page, addressesOf(own, ownRole).all, role, foreign)
        await expectOwnFleet(page, depots[depot].plate, foreign)
        await expectOffers(page, role, { ...own, role: otherRole(roles, ownRole) })
        for (const path of addressesOf(other, 0).records) {
          if (!mayOpen(role, path)) continue
          await openInside(page, path)
          await expect(page.getByText('Data yang Anda cari tidak ada'), path).toBeVisible()
        }
      } else {
        await openInside(page, '/vehicle')
        await expect(page.getByRole('heading', { level: 1, name: 'Daftar Kendaraan' })).toBeVisible()
        await expect(page.getByText(depots[depot].plate)).toBeVisible()
        await expect(page.locator('body')).not.toContainText(foreign)
      }
      await page.close()
    }

    await accept(
      server.origin,
      await copiedLink(owner, emailOf(operatorOfTwo), users.get(operatorOfTwo) ?? 0),
    )
    const page = await signedIn(openPage, server.origin, operatorOfTwo)
    await expectDepotFilter(page)
    await page.close()
  } finally {
    await server.stop()
    await mail.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

function otherRole(roles: ReadonlyMap<string, number>, own: number): number {
  return [...roles.values()].find((id) => id !== own) ?? 0
}

/** Sends the positions of a drive that ends now, as a tracker does; in a part of the drive the speed is 115 km/h. */
async function reportDrive(origin: string, imei: string) {
  const location = drive(Date.now()).map(({ time, lat, lng, speed, heading }) => ({
    timestamp: new Date(time).toISOString(),
    coords: { latitude: lat, longitude: lng, speed: speed === 20 ? 32 : speed, heading, accuracy: 6 },
  }))
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location, device_id: imei }),
  })
  expect(response.status).toBe(200)
}

/** Returns the number of devices for which the server has detected a trip. */
async function countTrips(api: Api): Promise<number> {
  const trips: { device?: { id: number } | null }[] = await api('gps/session?summary=1')
  return new Set(trips.map(({ device }) => device?.id)).size
}

async function acceptInPage(openPage: OpenPage, origin: string, link: string, email: string) {
  const page = await openPage({ baseURL: origin })
  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password Baru').fill(password)
  await page.getByLabel('Ulangi Password').fill(password)
  await page.getByRole('button', { name: 'Buat Password' }).click()
  await expect(page.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  await page.close()
}

async function accept(origin: string, link: string) {
  const response = await fetch(`${origin}/api/v1/auth/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('#')[1], password_new: password, password_re: password }),
  })
  expect(response.status).toBe(200)
}

/**
 * Opens the page of a user. Waits until it shows this user, because it may still show the user who was opened before.
 */
async function openUser(owner: Page, email: string, user: number) {
  await openInside(owner, `/user/detail/${user}`)
  await expect(owner.getByText(email, { exact: true })).toBeVisible()
}

/** Sends an invitation by mail and returns the link that arrives. */
async function mailedLink(owner: Page, mail: TestMailServer, email: string, user: number): Promise<string> {
  await openUser(owner, email, user)
  await chooseAction(owner, 'Kirim undangan lewat email')
  const find = () => mail.received.find(({ to }) => to.includes(email))
  await expect.poll(() => find() !== undefined, `an invitation for ${email}`).toBe(true)
  const letter = find()
  return /http\S+\/invitation#\S+/.exec(letter ? plainText(letter) : '')?.[0] ?? ''
}

/** Returns the invitation link that the user's page shows. */
async function copiedLink(owner: Page, email: string, user: number): Promise<string> {
  await openUser(owner, email, user)
  await chooseAction(owner, 'Salin tautan undangan')
  const field = owner.getByRole('dialog').getByLabel('Tautan')
  await expect(field).toHaveValue(/invitation#/)
  const link = await field.inputValue()
  await owner.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click()
  return link
}

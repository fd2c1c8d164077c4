import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { demoRoles } from '../../../server/src/demo/demoRoles.ts'
import { accessGroups } from '../../../server/src/reference/__generated__/permissions.ts'
import { root } from '../support/startServer.ts'
import type { Api } from '../support/apiOf.ts'
import { expect } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const run = promisify(execFile)

/** The depots that the new owner creates, each with one vehicle, driver and device. */
export const depots = [
  { name: 'Depo Cakung', plate: 'B 1001 CKG', driver: 'Asep Cakung', device: 'Pelacak Cakung' },
  { name: 'Depo Gedebage', plate: 'D 2002 GDB', driver: 'Budi Gedebage', device: 'Pelacak Gedebage' },
  { name: 'Depo Waru', plate: 'L 3003 WRU', driver: 'Cahyo Waru', device: 'Pelacak Waru' },
] as const

/** The people that the owner invites, by e-mail (`byMail`) or with a link that the owner copies. */
export const people = [
  { name: 'Dina Operator', role: 'Operator', depot: 0, byMail: true },
  { name: 'Eko Pengawas', role: 'Pengawas', depot: 1, byMail: false },
  { name: 'Fitri Auditor', role: 'Auditor', depot: 2, byMail: true },
  { name: 'Gilang Operator', role: 'Operator', depot: 2, byMail: false },
  { name: 'Hana Pengawas', role: 'Pengawas', depot: 0, byMail: true },
] as const

/** An operator of the first two depots, who may not open the depot pages. */
export const operatorOfTwo = 'Indah Operator'

/** The ids of a depot, and of the vehicle, driver, device and user that belong to it. */
export interface DepotIds {
  group: number
  vehicle: number
  driver: number
  device: number
  user: number
}

/** Runs the command `setup-link` while the server runs, and returns the path of the link that the command prints. */
export async function setupLink(dataDir: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/cli/setupLink.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return /\/setup#\S+/.exec(stdout)?.[0] ?? ''
}

/** Creates the first administrator on the page of the setup link, and signs in; returns the token. */
export async function setUp(owner: Page, password: string): Promise<string> {
  await owner.getByLabel('Nama').fill('Ibu Pemilik')
  await owner.getByLabel('Email').fill('pemilik@armada.example')
  await owner.getByLabel('Password Baru').fill(password)
  await owner.getByLabel('Ulangi Password').fill(password)
  await owner.getByRole('button', { name: 'Buat Administrator' }).click()
  await expect(owner.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  await signIn(owner, { email: 'pemilik@armada.example', password })
  await expect(owner.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return owner.evaluate(() => localStorage.getItem('token') ?? '')
}

/** Creates a role with the name and permissions of a role of the demo fleet; returns its id. */
export async function createRole(api: Api, name: string): Promise<number> {
  const codes = demoRoles.find((role) => role.name === name)?.permissions ?? []
  const all = accessGroups.flatMap((group) => group.permissions)
  const permissions = all.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
  const { id } = await api('system/role/create', { type: 'manual', name, permissions })
  return id
}

/**
 * Functions that create the first depot and the first user through the forms of the dashboard. `buildCompany` creates
 * the other depots and users through the API.
 */
interface ByHand {
  createDepot(name: string): Promise<number>
  invite(person: { name: string; role: string }, depot: string): Promise<number>
}

/** Creates the depots with their records, the roles and the invited users; returns the ids of each depot. */
export async function buildCompany(api: Api, byHand: ByHand) {
  const create = async (kind: string, body: object): Promise<number> => (await api(`${kind}/create`, body)).id
  const roles = new Map<string, number>()
  for (const { name } of demoRoles) roles.set(name, await createRole(api, name))
  const users = new Map<string, number>()
  const built: DepotIds[] = []
  for (const [at, depot] of depots.entries()) {
    const group = await (at === 0
      ? byHand.createDepot(depot.name)
      : create('group', { name: depot.name, kind: 'depot' }))
    const of = { group_id: group }
    const vehicle = await create('vehicle', { brand_id: 9, type_id: 901, number: depot.plate, ...of })
    const driver = await create('driver', { name: depot.driver, ...of })
    const imei = imeiOf(at)
    const links = { vehicle_id: vehicle, driver_id: driver }
    const device = await create('device', { name: depot.device, imei, ...links, ...of })
    built.push({ group, vehicle, driver, device, user: 0 })
  }
  const invite = async (name: string, role: string, groups: number[]) => {
    const isFirst = users.size === 0
    const account = { name, email: emailOf(name), role_id: roles.get(role), group_ids: groups }
    const id = await (isFirst ? byHand.invite({ name, role }, depots[0].name) : create('user', account))
    users.set(name, id)
    return id
  }
  for (const { name, role, depot } of people) {
    const ids = built[depot]
    if (!ids) throw new Error(`${name} has no depot.`)
    ids.user = await invite(name, role, [ids.group])
  }
  await invite(
    operatorOfTwo,
    'Operator',
    built.slice(0, 2).map(({ group }) => group),
  )
  return { built, roles, users }
}

/** Returns the IMEI of the device of a depot. */
export function imeiOf(depot: number): string {
  return `86123004987000${depot}`
}

export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@armada.example`
}

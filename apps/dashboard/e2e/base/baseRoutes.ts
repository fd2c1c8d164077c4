import type { Body } from './baseCollection.ts'
import type { newBaseData } from './baseStandInData.ts'

/** A response; `body` is sent as JSON. */
export type Answer = { status: number; body?: unknown }
type Call = { ids: string[]; body: Body }
/**
 * A route of the fake base server. The pattern matches method, path and query; the handler answers the matching
 * requests.
 */
export type BaseRoute = [pattern: RegExp, handler: (call: Call) => Answer]

const missing: Answer = { status: 404, body: { message: 'Data tidak ada.' } }
const ok = (data: unknown): Answer => (data === undefined ? missing : { status: 200, body: { data } })
const done = (message?: string): Answer => ({ status: 200, body: message === undefined ? {} : { message } })

interface Collection {
  rows: object[]
  one: (id: string | undefined) => object | undefined
  add: (body: Body) => void
  change: (id: string | undefined, body: Body) => boolean
  remove: (id: string | undefined) => boolean
}

function records(path: string, list: string, one: string, records: Collection, noun: string): BaseRoute[] {
  return [
    [new RegExp(`^GET ${path}${list}$`), () => ok(records.rows)],
    [new RegExp(`^GET ${path}/([\\w-]+)${one}$`), ({ ids }) => ok(records.one(ids[0]))],
    [
      new RegExp(`^POST ${path}/create$`),
      ({ body }) => {
        records.add(body)
        return done(`${noun} tersimpan di penyedia.`)
      },
    ],
    [
      new RegExp(`^PUT ${path}/([\\w-]+)$`),
      ({ ids, body }) => (records.change(ids[0], body) ? done() : missing),
    ],
    [
      new RegExp(`^DELETE ${path}/([\\w-]+)$`),
      ({ ids }) => (records.remove(ids[0]) ? done('Terhapus.') : missing),
    ],
  ]
}

const below = { province: 'regencies', regency: 'districts', district: 'villages' }

/** Returns the routes of all operations in the base contract except sign-in. */
export function baseRoutes(base: ReturnType<typeof newBaseData>): BaseRoute[] {
  return [
    [/^GET \/me\?include=role$/, () => ok(base.me)],
    [
      /^POST \/me\/profile$/,
      ({ body }) => {
        const place = (key: string) => (body[key] ? { id: body[key] } : null)
        Object.assign(base.me, {
          name: body.name,
          phone: body.phone,
          address: body.address,
          province: place('province_id'),
          regency: place('regency_id'),
          district: place('district_id'),
          village: place('village_id'),
        })
        return done('Profil tersimpan di penyedia.')
      },
    ],
    [
      /^POST \/me\/password$/,
      ({ body }) =>
        body.password === 'rahasia-penyedia'
          ? done('Password diganti.')
          : { status: 400, body: { message: 'Password lama salah.' } },
    ],
    [/^GET \/location\/province$/, () => ok(base.places.province)],
    ...Object.entries(below).map(([level, inside]): BaseRoute => [
      new RegExp(`^GET /location/${level}/(\\w+)\\?include=${inside}$`),
      ({ ids }) => ok({ id: ids[0], [inside]: { data: base.places[`${level}/${ids[0]}`] ?? [] } }),
    ]),
    [/^GET \/gps\/session$/, () => ok(base.sessions)],
    [/^GET \/gps\/last$/, () => ok(base.position)],
    [/^GET \/vehicle\/brand$/, () => ok(base.brands.map(({ id, name }) => ({ id, name })))],
    [
      /^GET \/vehicle\/brand\/([\w-]+)\?include=type$/,
      ({ ids }) => {
        const brand = base.brands.find(({ id }) => id === ids[0])
        return ok(brand && { id: brand.id, name: brand.name, type: { data: brand.types } })
      },
    ],
    [/^GET \/user\?include=role$/, () => ok(base.users)],
    [
      /^GET \/user\/([\w-]+)\?include=role,role\.permissions$/,
      ({ ids }) => ok(base.users.find(({ id }) => id === ids[0])),
    ],
    [/^GET \/system\/access\?include=permissions$/, () => ok(base.access)],
    ...records(
      '/device',
      '\\?include=vehicle,driver',
      '(?:\\?include=vehicle,driver)?',
      base.devices,
      'Perangkat',
    ),
    ...records('/driver', '', '(?:\\?include=vehicle,driver)?', base.drivers, 'Pengendara'),
    ...records('/vehicle', '', '', base.vehicles, 'Kendaraan'),
    ...records('/system/role', '', '\\?include=permissions', base.roles, 'Hak akses'),
  ]
}

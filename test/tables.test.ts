import { describe, expect, it } from 'vitest'
import { files, isTest, read, shippedCode } from './repository.ts'

/** The tables that each folder of apps/server/src writes; all other tables belong to `records`. */
const owners: Record<string, readonly string[]> = {
  audit: ['access_log', 'audit_head', 'audit_log'],
  backup: ['backup'],
  clock: ['clock_mark', 'clock_witness'],
  database: ['migration'],
  geocode: ['geocoded_place', 'geocoder_turn'],
  ingest: [
    'device_contact',
    'device_signal',
    'engine_run',
    'position',
    'position_count',
    'quarantined_position',
    'refused_position',
    'unknown_device',
  ],
  links: ['account_token', 'email_change'],
  live: ['removed_device'],
  mail: ['mail_outbox'],
  notifications: [
    'fleet_event',
    'notification',
    'notification_count',
    'notification_rules',
    'notification_watch',
    'simulated_fix',
  ],
  operations: ['server_run', 'stored_minute'],
  positions: ['last_position'],
  push: ['push_message', 'push_sending', 'push_token'],
  recordings: ['import_run'],
  reference: [
    'access_group',
    'brand',
    'district',
    'permission',
    'province',
    'reference_data',
    'regency',
    'vehicle_type',
    'village',
  ],
  safeWrites: ['repeated_create'],
  security: [
    'api_token',
    'api_token_group',
    'api_token_permission',
    'known_device',
    'known_network',
    'login_attempt',
    'network_salt',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'secret_key_check',
    'server_load',
    'session_token',
    'sign_in_challenge',
    'user_factor',
  ],
  trips: [
    'device_assignment',
    'gps_point',
    'gps_session',
    'running_trip',
    'trip_alias',
    'trip_checkpoint',
    'trip_exclusion',
    'trip_share',
    'trip_state',
    'trip_work',
  ],
}

/** Folders that write tables of another folder; the value is the reason. */
const exceptions: Record<string, { tables: readonly string[]; reason: string }> = {
  cli: { tables: ['app_user'], reason: 'renames an account that cannot sign in' },
  demo: {
    tables: [
      'app_user',
      'device',
      'driver',
      'fleet_event',
      'fleet_group',
      'gps_point',
      'gps_session',
      'notification',
      'reference_data',
      'role',
      'role_permission',
      'running_trip',
      'session_token',
      'vehicle',
    ],
    reason: 'adds and removes its own simulated rows',
  },
  live: {
    tables: ['device', 'device_contact', 'last_position'],
    reason: 'repairs the change marks of a restored database',
  },
  merge: {
    tables: ['device', 'device_assignment', 'device_signal', 'gps_session', 'position_count', 'running_trip'],
    reason: 'moves the rows of a merged device',
  },
  notifications: { tables: ['fleet_group'], reason: 'stores the rules of a depot, which are columns of it' },
  positions: { tables: ['device'], reason: 'marks devices that lost their last position for the live map' },
  recordings: {
    tables: ['device'],
    reason: 'adds the devices that a file names, and removes them with the import',
  },
  records: { tables: ['device_assignment'], reason: 'brings back the assignments of an undone change' },
  safeWrites: { tables: ['change_run'], reason: 'begins a run in the transaction of a change' },
  reference: { tables: ['role_permission'], reason: 'grants new permissions to the administrators' },
  replay: { tables: ['device'], reason: 'adds and removes the devices of a replay' },
  security: { tables: ['app_user'], reason: 'disables the demo accounts' },
}

const written = /\b(?:insert into|(?<!\b(?:for|do|key) )update|delete from)\s+([a-z_]+)\b/g

describe('tables of the server', () => {
  const writes = shippedCode('apps/server')
    .filter((path) => !isTest(path) && !path.includes('/migrations/'))
    .flatMap((path) => {
      const folder = path.split('/')[3] ?? ''
      return [...read(path).matchAll(written)].map(([, table = '']) => ({ path, folder, table }))
    })
  const migrations = files.filter((path) => /\/database\/migrations\/.*\.sql$/.test(path)).map(read)
  const created = migrations.flatMap((text) => [...text.matchAll(/create table (\w+)/g)])
  const tables = ['migration', ...created.map(([, table = '']) => table)]
  const ownerOf = (table: string) =>
    Object.keys(owners).find((folder) => owners[folder]?.includes(table)) ?? 'records'

  it('each table in the list of owners exists and has one owner', () => {
    const listed = Object.values(owners).flat()
    expect(listed.filter((table, index) => listed.indexOf(table) !== index)).toEqual([])
    expect(listed.filter((table) => !tables.includes(table))).toEqual([])
  })

  it('only the owner of a table and folders in the list of exceptions write to the table', () => {
    const wrong = writes
      .filter(({ table }) => tables.includes(table))
      .filter(({ folder, table }) => folder !== ownerOf(table))
      .filter(({ folder, table }) => !exceptions[folder]?.tables.includes(table))
    expect(wrong, 'call a function of the owner instead').toEqual([])
  })

  it('each folder in the list of exceptions still writes to the tables listed for it', () => {
    const needed = new Set(writes.map(({ folder, table }) => `${folder} ${table}`))
    const unneeded = Object.entries(exceptions).flatMap(([folder, { tables }]) =>
      tables.map((table) => `${folder} ${table}`).filter((pair) => !needed.has(pair)),
    )
    expect(unneeded).toEqual([])
  })
})

describe('advisory locks of the server', () => {
  it('advisory locks have different numbers, because a shared number makes unrelated work wait', () => {
    const numbers = shippedCode('apps/server')
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        [...read(path).matchAll(/\b5_?120_?\d{3}\b/g)].map(([number]) => number.replaceAll('_', '')),
      )
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    expect(numbers.length).toBeGreaterThan(10)
  })
})

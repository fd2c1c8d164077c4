import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { scopedTables } from '../../testing/scopedTables.ts'

/** Tables without a depot of their own, whose rows belong to the depot of a device or a trip. */
const belowDevices = ['gps_point', 'last_position', 'position', 'running_trip']
/** Tables with a column for depots whose rows say which depots somebody sees. They contain no data of the depots. */
const memberships = ['api_token_group', 'user_group']

/** Matches SQL that applies a scope (the depots that a user sees): it calls a function of `security/scope.ts`. */
const hasScope = /\b(?:inScope|userInScope|notificationVisible|entryInScope|existing)\(|\bgroupIds\b/

/** Folders, files and declarations whose SQL needs no scope; the value is the reason. */
const exempt: Record<string, string> = {
  'audit/accessLog.ts: export async function listAccess': 'of a driver that was found within the scope',
  'audit/auditRepository.ts: const subjectName': 'a name without an id; the entries have the scope',
  'cli/trips.ts': 'a command line of the server',
  'demo/': 'the demo sees all of its own rows',
  'ingest/arrivalRepository.ts': 'stores positions of trackers',
  'ingest/quarantineRepository.ts: async function readRecent': 'of a device that was found within the scope',
  'ingest/deviceStateRepository.ts': 'stores positions of trackers',
  'ingest/positionDays.ts: export async function dropDays': 'retention',
  'ingest/unknownDeviceRepository.ts: export async function listUnknownDevices':
    'only for users who see all depots',
  'live/liveRepository.ts: const livePositionJoins': 'joins of a statement that has the scope',
  'merge/': 'a command line of the server',
  'notifications/': 'finds events; each recipient has a scope, which `appliesTo` checks',
  'positions/lastPositionRepository.ts: export function movedPositions': 'stores positions of trackers',
  'positions/lastPositionRepository.ts: export async function restoreLastPositions':
    'of devices whose trips were deleted within the scope',
  'positions/positionRepository.ts': 'trip detection, and trips that were found within the scope',
  'recordings/': 'an import of files',
  'records/archiveRepository.ts: const reported': 'a condition on rows that have the scope',
  'records/archiveRepository.ts: export const hasHistory': 'a condition on rows that have the scope',
  'records/archiveRepository.ts: export function isListed': 'a condition on rows that have the scope',
  'records/changes/undoRepository.ts: const clashes': 'says only that a name is taken, as the index does',
  'records/changes/undoRepository.ts: const isUsed': 'a condition on rows that have the scope',
  'records/changes/undoRepository.ts: export async function bringBackAssignments':
    'of devices that were found within the scope',
  'records/me/meRepository.ts: export async function findMe':
    'says only whether all devices of the server are simulated',
  'trips/tripListRepository.ts: function endOf': 'a part of the SQL of `readPreviews`',
  'trips/tripListRepository.ts: export async function readPreviews':
    'of trips that were found wholly within the scope',
  'trips/fillAssignments.ts': 'an import of files',
  'trips/assignmentRepository.ts': 'the handler checks the device and every depot that a write touches',
  'trips/changeAssignments.ts: export async function overwriteAssignments':
    'returns the depots, which the caller checks',
  'trips/deleteTrips.ts: export async function deleteTrips': 'trips that were found within the scope',
  'trips/deleteTrips.ts: export async function addExclusion': 'of a trip that was found within the scope',
  'trips/deleteTrips.ts: export async function readExclusions': 'trip detection',
  'trips/countShares.ts': 'counts trips of all depots',
  'trips/runningShares.ts': 'counts trips of all depots; `readRunning` of `tripSummary.ts` applies the scope',
  'trips/runningTripRepository.ts': 'trip detection',
  'trips/tripRepository.ts': 'trip detection',
  'trips/tripRetention.ts': 'retention',
  'trips/tripShares.ts': 'splits trips of all depots',
  'trips/tripWorkRepository.ts': 'trip detection',
}

/** Returns the top-level declarations of a file, and the methods of its classes, without comments. */
function declarationsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  return code.split(
    /\n(?=(?:export |async function |function |const |class |interface |  (?:private |async )*\w+\())/,
  )
}

/**
 * Returns the declarations whose SQL reads one of the tables, but applies no scope. `tables` contains only joins; each
 * statement that uses them counts.
 */
function unscopedIn(sources: Record<string, string>, tables: readonly string[]): string[] {
  const names = tables.filter((table) => !memberships.includes(table)).join('|')
  const reads = new RegExp(`(?<!delete )\\b(?:from|join) (?:only )?(?:${names})\\b|from \\$\\{tables\\}`)
  return Object.entries(sources).flatMap(([path, text]) =>
    declarationsOf(text)
      .filter((declaration) => !declaration.startsWith('const tables ='))
      .filter((declaration) => reads.test(declaration) && !hasScope.test(declaration))
      .map((declaration) => `${path}: ${declaration.split('\n')[0] ?? ''}`),
  )
}

const root = join(import.meta.dirname, '../..')
const isShipped = (path: string) =>
  !path.endsWith('.test.ts') && !path.startsWith('testing/') && !path.includes('/migrations/')
const sources = Object.fromEntries(
  globSync('**/*.ts', { cwd: root })
    .filter(isShipped)
    .toSorted()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

describe('scope of the SQL of the server', () => {
  let test: TestDatabase
  let unscoped: string[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    unscoped = unscopedIn(sources, [...belowDevices, ...(await scopedTables(test.database))])
  })
  afterAll(() => test.close())

  it('SQL that reads rows of depots applies a scope, or is exempt with a reason', () => {
    expect(unscoped.filter((one) => !Object.keys(exempt).some((start) => one.startsWith(start)))).toEqual([])
  })

  it('each exemption from the scope is still needed', () => {
    expect(Object.keys(exempt).filter((start) => !unscoped.some((one) => one.startsWith(start)))).toEqual([])
  })

  it('finds a list without a scope of a table that a migration has just added', async () => {
    const path = 'records/forgotten/forgottenRepository.ts'
    const list = (condition: string) => ({
      [path]: `export function listForgotten() {\n  return \`select id from forgotten_table where ${condition}\`\n}`,
    })
    await test.database.query(
      'create table forgotten_table (id integer primary key, group_id integer not null references fleet_group)',
    )
    const tables = await scopedTables(test.database)
    expect(tables).toContain('forgotten_table')
    expect(unscopedIn(list('true'), tables)).toEqual([`${path}: export function listForgotten() {`])
    expect(unscopedIn(list("${inScope('group_id', '$1')}"), tables)).toEqual([])
  })
})

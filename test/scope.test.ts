import { describe, expect, it } from 'vitest'
import { isTest, read, shippedCode } from './repository.ts'

/** Tables whose rows belong to depots. */
const tables =
  'device|driver|gps_point|gps_session|trip_share|last_position|notification|position|removed_device|running_trip|vehicle'
const readsTable = new RegExp(`(?<!delete )\\b(?:from|join) (?:only )?(?:${tables})\\b|from \\$\\{tables\\}`)
/** Matches SQL that applies a scope (the depots that a user sees): it calls a function of `security/scope.ts`. */
const hasScope = /\b(?:inScope|userInScope|notificationVisible|entryInScope|existing)\(|\bgroupIds\b/

/** Folders, files and declarations whose SQL needs no scope; the value is the reason. */
const exempt: Record<string, string> = {
  'audit/accessLog.ts: export async function listAccess': 'of a driver that was found within the scope',
  'audit/auditRepository.ts: const subjectName': 'a name without an id; the entries have the scope',
  'audit/labels.ts: const relations': 'names without ids',
  'cli/trips.ts': 'a command line of the server',
  'demo/': 'the demo sees all of its own rows',
  'ingest/arrivalRepository.ts': 'stores positions of trackers',
  'ingest/cancelClock.ts: async function readRecent': 'of a device that was found within the scope',
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
  'records/archive/archivedColumns.ts: export function isListed': 'a condition on rows that have the scope',
  'records/device/deviceRepository.ts: const tables': 'joins of statements that have the scope',
  'trips/assignments/fillAssignments.ts': 'an import of files',
  'trips/assignmentRepository.ts': 'the handler checks the device and every depot that a write touches',
  'trips/changeAssignments.ts: export async function overwriteAssignments':
    'returns the depots, which the caller checks',
  'trips/deletion/deleteTrips.ts: export async function deleteTrips':
    'trips that were found within the scope',
  'trips/deletion/exclusionRepository.ts: export async function addExclusion':
    'of a trip that was found within the scope',
  'trips/shares/': 'counts trips of all depots; `readRunning` of `tripSummary.ts` applies the scope',
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

describe('scope of the SQL of the server', () => {
  const unscoped = shippedCode('apps/server')
    .filter((path) => !isTest(path) && !path.includes('/migrations/') && !path.includes('/testing/'))
    .flatMap((path) =>
      declarationsOf(read(path))
        .filter((declaration) => readsTable.test(declaration) && !hasScope.test(declaration))
        .map((declaration) => `${path.replace('apps/server/src/', '')}: ${declaration.split('\n')[0] ?? ''}`),
    )

  it('SQL that reads rows of depots applies a scope, or is exempt with a reason', () => {
    expect(unscoped.filter((one) => !Object.keys(exempt).some((start) => one.startsWith(start)))).toEqual([])
  })

  it('each exemption from the scope is still needed', () => {
    expect(Object.keys(exempt).filter((start) => !unscoped.some((one) => one.startsWith(start)))).toEqual([])
  })
})

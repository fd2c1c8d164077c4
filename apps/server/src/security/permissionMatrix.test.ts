import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { sampleOperations } from '../testing/operations.ts'
import {
  matrixRoles,
  type DepotRecord,
  type MatrixRow,
  type Outcome,
  permissionMatrix,
  permissionPage,
  places,
} from '../testing/permissionMatrix.ts'
import { addDepot, type Depot } from '../testing/TwoDepots.ts'

const samples = new Map(sampleOperations.map((sample) => [sample.operationId, sample]))
/** The operations that the other requests of a role must not come after. */
const last = ['deleteSession', 'logout']
/** The rows of the permission matrix in the order in which the test sends the requests. */
const rows = permissionMatrix.toSorted((a, b) => last.indexOf(a.operationId) - last.indexOf(b.operationId))
/** The query parameters of the operations that need more than an id. */
const queries: Record<string, string> = { getNeighbourSession: '?direction=next' }

type Ids = Record<DepotRecord, number>

describe('the permission matrix', () => {
  let test: TestApp
  let own: Depot
  let other: Depot

  beforeAll(async () => {
    test = await createTestApp({ REGISTRATION: 'approval' })
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
  })
  afterAll(() => test.close())

  /**
   * Returns the ids of the records of a depot, of a new user and of a new trip. This user has no permissions, so every
   * role may manage it; the trip is new, because a role may delete it.
   */
  async function idsOf(depot: Depot): Promise<Ids> {
    const user = await createUser(test.database, { permissions: [], groups: [depot.id] })
    const [trip] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
       values ($1, 'import', now() - interval '2 hours', now() - interval '1 hour', 10, 0) returning id`,
      [depot.device],
    )
    return { ...depot, user, group: depot.id, trip: trip?.id ?? 0 }
  }

  async function send(caller: Caller, { operationId, record }: MatrixRow, id: number): Promise<Outcome> {
    const sample = samples.get(operationId)
    if (!sample) throw new Error(`${operationId} has no sample request.`)
    const url =
      (record ? sample.url.replace('987654', String(id)) : sample.url) + (queries[operationId] ?? '')
    const { method, payload } = sample
    const { status } = await caller.call({ method, url, ...(payload ? { payload } : {}) })
    expect(status, operationId).not.toBe(401)
    // If the operation is not about a record of a depot, the test sends an unknown id. A response 404 then shows that
    // the operation is allowed.
    return status === 403 ? '403' : status === 404 && record ? '404' : 'yes'
  }

  it.each(matrixRoles)('$name gets the results in the permission matrix', async ({ name, permissions }) => {
    const ids = { own: await idsOf(own), other: await idsOf(other) }
    const caller = await test.signIn(permissions, [own.id])
    await test.database.query('update session_token set confirmed_at = now() where user_id = $1', [
      caller.userId,
    ])
    const answers: Record<string, Outcome[]> = {}
    for (const row of rows) {
      const answered: Outcome[] = []
      for (const place of row.record ? places : (['own'] as const)) {
        const id = place === 'absent' || !row.record ? 987_654 : ids[place][row.record]
        answered.push(await send(caller, row, id))
      }
      answers[row.operationId] = answered
    }
    expect(answers).toEqual(Object.fromEntries(rows.map((row) => [row.operationId, row.outcomes[name]])))
  })

  it('is the same as in docs/permissions.md', async () => {
    await expect(permissionPage()).toMatchFileSnapshot('../../../../docs/permissions.md')
  })
})

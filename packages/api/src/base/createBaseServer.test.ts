import { describe, expect, it } from 'vitest'
import { operations } from '../__generated__/operations.ts'
import { ApiError } from '../client/ApiError.ts'
import type { OperationFacts } from '../client/OperationFacts.ts'
import type { OperationId } from '../client/OperationInput.ts'
import { devices } from '../fixtures/index.ts'
import { fakeBaseServer } from '../testing/baseServer.ts'
import { failureOf } from '../testing/testClient.ts'

const facts = Object.entries(operations) as [OperationId, OperationFacts][] // oxlint-disable-line typescript/no-unsafe-type-assertion -- `Object.entries` returns the keys as texts

describe('a base server behind the adapter', () => {
  it('gets only the 35 operations of the specification, whatever a page asks', async () => {
    const { client, strange, sent } = fakeBaseServer()
    const ask = client.request as (operation: OperationId, input: object) => Promise<unknown>
    await Promise.allSettled(
      facts.map(([operation, { method, path }]) =>
        ask(operation, {
          ...(path.includes('{id}') && { id: 7 }),
          ...(method !== 'GET' && { body: { ids: [1] }, version: '"3"' }),
        }),
      ),
    )
    expect(strange).toEqual([])
    expect(facts.filter(([, { extension }]) => extension === undefined)).toHaveLength(35)
    expect(new Set(sent).size).toBe(35)
  })

  it('answers 404 for an extension that it does not have, without a request', async () => {
    const { client, sent } = fakeBaseServer()
    const error = await failureOf(client.request('listAudit', {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, message: 'Data tidak ditemukan.' })
    expect(sent).toEqual([])
  })

  it('has no archive, no depots and nothing to sign out of', async () => {
    const { client, sent, strange } = fakeBaseServer()
    expect(await client.request('listDevices', { archived: 'only' })).toEqual([])
    expect(await client.request('listOwnGroups')).toEqual([])
    await client.request('logout')
    expect(sent).toEqual([])
    expect(await client.request('listDevices', { archived: 'trips' })).toHaveLength(devices.length)
    expect(await client.request('getLastPosition', { group_id: 3 })).not.toBeNull()
    expect(strange).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { json, testClient } from '../testing/testClient.ts'

describe('X25 Accept-Language', () => {
  it('is sent with every request, with its current value', async () => {
    let language = 'id'
    const { client, sent } = testClient(() => json({ data: [] }), { language: () => language })
    await client.request('listDevices')
    language = 'en'
    await client.request('listDrivers')
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['id', 'en'])
  })

  it('is not set if the client has no language option, so that the browser sets it', async () => {
    const { client, sent } = testClient(() => json({ data: [] }))
    await client.request('listDevices')
    expect(sent[0]?.headers.has('Accept-Language')).toBe(false)
  })
})

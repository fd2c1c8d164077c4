import { describe, expect, it } from 'vitest'
import { versionOf } from './recordVersion.ts'
import { json, testClient } from '../testing/testClient.ts'

const agus = { name: 'Agus', phone: null, email: null, license: null }
const sentVersions = (sent: Request[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('If-Match'))

/** Creates a client whose server returns a new version of the record at each read. */
function changing(safeWrites: boolean) {
  let reads = 0
  return testClient(
    () => json({ data: { id: 7, name: 'Agus' }, message: 'Berhasil.' }, 200, { ETag: `"v${++reads}"` }),
    { safeWrites },
  )
}

describe('X19 an update', () => {
  it('an update sends the version of the record on which it is based, despite later reads', async () => {
    const { client, sent } = changing(true)
    const opened = await client.getDriver(7)
    await client.getDriver(7)
    await client.updateDriver(7, agus, { version: versionOf(opened) })
    expect(sentVersions(sent)).toEqual(['"v1"'])
  })

  it('sends no version if the caller gives none', async () => {
    const { client, sent } = changing(true)
    await client.getDriver(7)
    await client.updateDriver(7, agus)
    expect(sentVersions(sent)).toEqual([null])
  })

  it('sends no version to a server without the extension `safeWrites`', async () => {
    const { client, sent } = changing(false)
    const opened = await client.getDriver(7)
    await client.updateDriver(7, agus, { version: versionOf(opened) })
    expect(sentVersions(sent)).toEqual([null])
  })
})

it('versionOf is undefined for a record without ETag', async () => {
  const { client } = testClient(() => json({ data: { id: 7, name: 'Agus' } }))
  expect(versionOf(await client.getDriver(7))).toBeUndefined()
  expect(versionOf(undefined)).toBeUndefined()
})

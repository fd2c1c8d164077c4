import { expect, it } from 'vitest'
import { failureOf, json, testClient } from './testing/testClient.ts'

const agus = { name: 'Agus', phone: null, email: null, license: null }
const versioned = () => json({ data: { id: 7, name: 'Agus' }, message: 'Berhasil.' }, 200, { ETag: '"v1"' })
const sentVersions = (sent: Request[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('If-Match'))

it('an update carries the version of the record that was read last', async () => {
  const { client, sent } = testClient(versioned, { safeWrites: true })
  await client.updateDriver(7, agus)
  await client.getDriver(7)
  await client.updateDriver(8, agus)
  await client.updateDriver(7, agus)
  expect(sentVersions(sent)).toEqual([null, null, '"v1"'])
})

it('an update after an update carries no version until the record is read again', async () => {
  const { client, sent } = testClient(versioned, { safeWrites: true })
  await client.getDriver(7)
  await client.updateDriver(7, agus)
  await client.updateDriver(7, agus)
  expect(sentVersions(sent)).toEqual(['"v1"', null])
})

it('a refused update keeps its version', async () => {
  let reply = versioned
  const { client, sent } = testClient(() => reply(), { safeWrites: true })
  await client.getDriver(7)
  reply = () => json({ message: 'Sudah diubah orang lain.' }, 412)
  expect(await failureOf(client.updateDriver(7, agus))).toMatchObject({ status: 412 })
  await failureOf(client.updateDriver(7, agus))
  expect(sentVersions(sent)).toEqual(['"v1"', '"v1"'])
})

it('a server without the extension is sent no version', async () => {
  const { client, sent } = testClient(versioned)
  await client.getDriver(7)
  await client.updateDriver(7, agus)
  expect(sentVersions(sent)).toEqual([null])
})

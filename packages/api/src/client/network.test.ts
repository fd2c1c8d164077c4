import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createFleetClient } from './createFleetClient.ts'
import { failureOf, json, testClient } from '../testing/testClient.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Starts a real server on a free port and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

const clientOf = (baseUrl: string, timeoutMs?: number) =>
  createFleetClient({ baseUrl, token: () => 'rahasia', timeoutMs })

describe('a call', () => {
  it('fails with status 0 if the network is lost', async () => {
    const { client } = testClient(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(client.request('listDevices'))).toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'network',
    })
  })

  it('fails with status 0 if the connection breaks within the body', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('{"data":[')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failureOf(clientOf(address).request('listDevices'))).toMatchObject({
      status: 0,
      code: 'network',
    })
  })

  it('times out if there is no response', async () => {
    const address = await serve(() => undefined)
    expect(await failureOf(clientOf(address, 50).request('listDevices'))).toMatchObject({
      status: 0,
      code: 'timeout',
    })
  })

  it('times out if the body does not end', async () => {
    const address = await serve((_request, response) => void response.writeHead(200).write('{"data":['))
    expect(await failureOf(clientOf(address, 100).request('listDevices'))).toMatchObject({
      status: 0,
      code: 'timeout',
    })
  })

  it('rejects with the reason of an abort', async () => {
    const address = await serve(() => undefined)
    const given = new Error('left the page')
    const controller = new AbortController()
    setTimeout(() => controller.abort(given), 20)
    expect(await failureOf(clientOf(address).request('listDevices', {}, { signal: controller.signal }))).toBe(
      given,
    )
  })

  it('uses the current global fetch by default', async () => {
    const address = await serve((_request, response) => void response.end('{"data":[]}'))
    expect(await clientOf(address).request('listDevices')).toEqual([])
  })
})

describe('a redirect', () => {
  it.each([307, 302])('a redirect with status %i sends its target no token or password', async (status) => {
    const reached: string[] = []
    const elsewhere = await serve((request, response) => {
      reached.push(request.url ?? '')
      response.end('{"data":[]}')
    })
    const address = await serve((_request, response) => {
      response.writeHead(status, { Location: `${elsewhere}/steal` }).end()
    })
    expect(await failureOf(clientOf(address).request('listDevices'))).toMatchObject({ code: 'network' })
    expect(
      await failureOf(clientOf(address).request('login', { body: { email: 'a', password: 'b' } })),
    ).toMatchObject({
      code: 'network',
    })
    expect(reached).toEqual([])
  })
})

describe('an id', () => {
  it.each(['', '..', '../me', 'a/b', 'a?b', 'a b', 'ä', 'x'.repeat(65), 1.5, -1, Number.NaN, 2 ** 60])(
    'the id %j is rejected without a request',
    async (id) => {
      const { client, sent } = testClient(() => json({ data: { id: 1 } }))
      expect(await failureOf(client.request('getDevice', { id }))).toMatchObject({
        status: 404,
        code: 'invalid-id',
      })
      expect(await failureOf(client.request('deleteRole', { id }))).toMatchObject({
        status: 404,
        code: 'invalid-id',
      })
      expect(await failureOf(client.request('listSessions', { device_id: id }))).toMatchObject({
        code: 'invalid-id',
      })
      expect(sent).toEqual([])
    },
  )

  it.each([1, '1', 'A_b-9', 'x'.repeat(64)])('%j is part of the path', async (id) => {
    const { client, sent } = testClient(() => json({ data: { id } }))
    await client.request('getDriver', { id })
    expect(new URL(sent[0]?.url ?? '').pathname).toBe(`/api/v1/driver/${id}`)
  })
})

import { describe, expect, it } from 'vitest'
import { failureOf, json, testClient } from '../testing/testClient.ts'

const HOUR = 3_600_000
const dateAhead = (ms: number) => ({ Date: new Date(Date.now() + ms).toUTCString() })

describe('X22 the time of the server', () => {
  it('is the time of the browser before any response', () => {
    const { client } = testClient(() => json({ data: [] }))
    expect(Math.abs(client.serverNow() - Date.now())).toBeLessThan(100)
  })

  it.each([-30 * 24 * HOUR, -HOUR, 5 * HOUR, 365 * 24 * HOUR])(
    'is read from a Date header that is %d ms ahead of the browser',
    async (ahead) => {
      const { client } = testClient(() => json({ data: [] }, 200, dateAhead(ahead)))
      await client.request('listDevices')
      expect(Math.abs(client.serverNow() - Date.now() - ahead)).toBeLessThan(1500)
    },
  )

  it('is read from the Date header of an error response too', async () => {
    const { client } = testClient(() => json({ message: 'Tidak boleh.' }, 403, dateAhead(HOUR)))
    await failureOf(client.request('listDevices'))
    expect(Math.abs(client.serverNow() - Date.now() - HOUR)).toBeLessThan(1500)
  })

  it.each(['', 'kemarin'])('is the time of the browser if the Date is %j', async (text) => {
    const { client } = testClient(() => json({ data: [] }, 200, { Date: text }))
    await client.request('listDevices')
    expect(Math.abs(client.serverNow() - Date.now())).toBeLessThan(100)
  })
})

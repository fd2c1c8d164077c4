import { describe, expect, it } from 'vitest'
import { failureOf, json, testClient } from '../testing/testClient.ts'

function unauthorized(token: string | null) {
  const dead: string[] = []
  const client = testClient(() => json({ message: 'Sesi berakhir.' }, 401), {
    token: () => token,
    onUnauthorized: (sent) => dead.push(sent),
  })
  return { ...client, dead }
}

describe('the token', () => {
  it('is sent with every request, with its current value', async () => {
    let token = 'satu'
    const { client, sent } = testClient(() => json({ data: [] }), { token: () => token })
    await client.request('listDevices')
    token = 'dua'
    await client.request('listDrivers')
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer satu', 'Bearer dua'])
  })

  it.each([null, ''])('the token is not sent if it is %j', async (token) => {
    const { client, sent } = testClient(() => json({ data: [] }), { token: () => token })
    await client.request('listDevices')
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('is never sent with a sign-in', async () => {
    const { client, sent } = testClient(() => json({ token: 'baru' }))
    await client.request('login', { body: { email: 'a', password: 'b' } })
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('is never sent with an invitation or recovery link', async () => {
    const { client, sent } = testClient(() => json({ data: { name: 'Rina', email: 'rina@a.example' } }))
    await client.request('checkInvitation', { body: { token: 't' } })
    await client.request('acceptInvitation', { body: { token: 't', password_new: 'a', password_re: 'a' } })
    await client.request('recoverAccount', { body: { token: 't', password_new: 'a', password_re: 'a' } })
    expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([false, false, false])
  })

  it('is sent with a sign-out', async () => {
    const { client, sent } = testClient(() => json({}))
    await client.request('logout')
    expect(sent[0]?.headers.has('Authorization')).toBe(true)
  })

  it('is never part of the URL', async () => {
    const { client, sent } = testClient(() => json({ data: [] }))
    await client.request('listDevices')
    expect(sent[0]?.url).not.toContain('token-1')
  })

  it('a token that is not a valid header value causes a 401 without a request', async () => {
    const { client, sent, dead } = unauthorized('rusak\n')
    expect(await failureOf(client.request('listDevices'))).toMatchObject({ status: 401 })
    expect(dead).toEqual(['rusak\n'])
    expect(sent).toEqual([])
  })
})

describe('a 401', () => {
  it('calls onUnauthorized with the token that was sent', async () => {
    const { client, dead } = unauthorized('satu')
    expect(await failureOf(client.request('listDevices'))).toMatchObject({
      status: 401,
      message: 'Sesi berakhir.',
    })
    expect(dead).toEqual(['satu'])
  })

  it('does not call onUnauthorized for a sign-in', async () => {
    const { client, dead } = unauthorized('satu')
    await failureOf(client.request('login', { body: { email: 'a', password: 'b' } }))
    expect(dead).toEqual([])
  })

  it('does not call onUnauthorized if no token was sent', async () => {
    const { client, dead } = unauthorized(null)
    await failureOf(client.request('listDevices'))
    expect(dead).toEqual([])
  })

  it('calls onUnauthorized with the token of the call, not with a newer token', async () => {
    let token = 'lama'
    const dead: string[] = []
    const { client } = testClient(
      () => {
        token = 'baru'
        return json({}, 401)
      },
      { token: () => token, onUnauthorized: (sent) => dead.push(sent) },
    )
    await failureOf(client.request('listDevices'))
    expect(dead).toEqual(['lama'])
  })
})

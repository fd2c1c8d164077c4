import { openSession } from '@sikud/api/react'
import { answer, failure, fakeFleetFetch, memoryStorage } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { defaultConfig } from './config.ts'
import { connectServices } from './services.ts'

type Fetch = typeof fetch

function connect(fakeFetch: Fetch) {
  const storage = memoryStorage({ token: 'lama' })
  const session = openSession(() => storage, new EventTarget())
  const config = { ...defaultConfig, apiBaseUrl: 'https://sikud.test/api/v1' }
  return connectServices(config, session, fakeFetch)
}

describe('connectServices', () => {
  it('ends the session on a 401', async () => {
    const { client, session } = connect(fakeFleetFetch({ getMe: failure(401, 'Sesi berakhir.') }))
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    await Promise.allSettled([client.request('getMe'), client.request('getMe'), client.request('getMe')])
    expect([session.token(), changes]).toEqual([null, ['expired']])
  })

  it('keeps a session that started while the refused request was in flight', async () => {
    const fakeFetch: Fetch = async () => {
      session.begin('baru')
      return Response.json({ message: 'Sesi berakhir.' }, { status: 401 })
    }
    const { client, session } = connect(fakeFetch)
    await client.request('getMe').catch(() => null)
    expect(session.token()).toBe('baru')
  })

  it('keeps the session when a sign-in fails', async () => {
    const { client, session } = connect(fakeFleetFetch({ login: failure(401, 'Email atau password salah.') }))
    await client.request('login', { body: { email: 'a@sikud.test', password: 'salah' } }).catch(() => null)
    expect(session.token()).toBe('lama')
  })

  it('sends the token of the session with each call', async () => {
    const sent: (string | null)[] = []
    const { client, session } = connect(
      fakeFleetFetch({
        getMe: (request) => {
          sent.push(request.headers.get('authorization'))
          return answer({ data: { name: 'Ayu' } })(request)
        },
      }),
    )
    await client.request('getMe')
    session.begin('baru')
    await client.request('getMe')
    expect(sent).toEqual(['Bearer lama', 'Bearer baru'])
  })
})

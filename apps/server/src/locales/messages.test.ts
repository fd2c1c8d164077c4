import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf, readContract } from '../http/contract.ts'
import { catalogues, type Language, textsFor } from './messages.ts'
import { id } from './id.ts'
import { en } from './en.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('X25 Accept-Language', () => {
  it.each<[header: string | undefined, language: Language]>([
    [undefined, 'id'],
    ['', 'id'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['id,en', 'id'],
    ['en,id', 'en'],
    ['en;q=0.3, id;q=0.8', 'id'],
    ['fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5', 'en'],
    ['id;q=0, en;q=0.1', 'en'],
    ['en;q=0', 'id'],
    ['fr', 'id'],
    ['*', 'id'],
    ['constructor, __proto__', 'id'],
    [',;q=,;;=q;q=9e9,en;q=x', 'en'],
  ])('Accept-Language "%s" selects the language %s', (header, language) => {
    expect(textsFor(header).language).toBe(language)
  })
})

type Send = (
  options: Pick<InjectOptions, 'method' | 'payload' | 'headers'> & { url: string },
) => Promise<LightMyRequestResponse>

/** One request for each error status of the contract, sent by an administrator. */
const failing: Record<number, (send: Send, test: TestApp) => Promise<LightMyRequestResponse>> = {
  400: (send) => send({ url: '/driver/create', method: 'POST', payload: { name: 7 } }),
  401: (send) => send({ url: '/me', headers: { authorization: 'Bearer x' } }),
  403: async (send, test) => {
    const { token } = await test.signIn([])
    return send({ url: '/driver', headers: { authorization: `Bearer ${token}` } })
  },
  404: (send) => send({ url: '/driver/987654' }),
  409: async (send) => {
    const payload = { type: 'manual', name: 'Sama', permissions: [] }
    await send({ url: '/system/role/create', method: 'POST', payload })
    return send({ url: '/system/role/create', method: 'POST', payload })
  },
  412: async (send) => {
    const made = await send({ url: '/driver/create', method: 'POST', payload: { name: 'Agus' } })
    const url = `/driver/${made.json().data.id}`
    return send({ url, method: 'PUT', payload: { name: 'Budi' }, headers: { 'if-match': '"lama"' } })
  },
  413: (send) => send({ url: '/driver/create', method: 'POST', payload: { name: 'x'.repeat(300_000) } }),
  415: (send) =>
    send({
      url: '/driver/create',
      method: 'POST',
      payload: 'name=x',
      headers: { 'content-type': 'text/plain' },
    }),
  422: (send) => send({ url: '/driver/create', method: 'POST', payload: { name: '' } }),
  429: async (send) => {
    const login = { email: 'siapa@armada.example', password: 'salah sekali' }
    const attempt = () => send({ url: '/auth/login', method: 'POST', payload: login })
    // Sends the requests one after another, because parallel requests can get 503, which does not count as an attempt.
    let response = await attempt()
    for (let failed = 1; failed < 10 && response.statusCode !== 429; failed += 1) response = await attempt()
    return response
  },
  500: async (send, { database }) => {
    await database.query('alter table driver rename to driver_gone')
    const response = await send({ url: '/driver' })
    await database.query('alter table driver_gone rename to driver')
    return response
  },
  // Asks for another place each time, because a place that failed is not asked for again at once.
  502: (send) => send({ url: `/geocode/reverse?lat=-6.2&lon=${(106 + Math.random()).toFixed(3)}` }),
  503: async (send) => {
    await send({ url: '/push/token', method: 'POST', payload: { token: 'cVb3:APA91bH' } })
    return send({ url: '/push/test', method: 'POST', payload: { token: 'cVb3:APA91bH' } })
  },
}

describe('X25 server messages', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('are in the requested language and have a content-language header', async () => {
    for (const language of ['id', 'en'] as const) {
      const response = await test.anyone.call({
        method: 'GET',
        url: '/me',
        headers: { 'accept-language': language },
      })
      expect(response).toMatchObject({ status: 401, body: { message: catalogues[language].error.signedOut } })
      expect(response.headers).toMatchObject({ 'content-language': language })
      expect(response.headers['vary']).toContain('Accept-Language')
    }
  })

  it('are tested for every error status of the contract', () => {
    const answers = operationsOf(readContract()).flatMap(({ responses }) => Object.keys(responses ?? {}))
    const errors = new Set(answers.map(Number).filter((status) => status >= 400))
    expect(Object.keys(failing).map(Number)).toEqual([...errors].toSorted((a, b) => a - b))
  })

  it.each(Object.entries(failing))(
    'messages with status %s are in the language of the request',
    async (status, fail) => {
      const { token } = await test.signIn()
      const say = async (language: Language) => {
        const response = await fail(
          ({ url, headers, ...request }) =>
            test.app.inject({
              ...request,
              url: `/api/v1${url}`,
              headers: { authorization: `Bearer ${token}`, 'accept-language': language, ...headers },
            }),
          test,
        )
        expect([response.statusCode, response.headers['content-language']]).toEqual([
          Number(status),
          language,
        ])
        return response.json()
      }
      const [indonesian, english] = [await say('id'), await say('en')]
      expect(indonesian.message).not.toBe(english.message)
      for (const [field, messages] of Object.entries(indonesian.errors ?? {})) {
        expect(english.errors[field]).not.toEqual(messages)
      }
    },
  )

  it('messages outside the API are in the language of the request', async () => {
    for (const url of ['/%zz', '/nothing.js', '/api/v1/nothing']) {
      const [indonesian, english] = await Promise.all(
        ['id', 'en'].map((language) => test.app.inject({ url, headers: { 'accept-language': language } })),
      )
      expect(indonesian?.json().message).not.toBe(english?.json().message)
    }
  })

  it('the message of a repeated create is in the language of the repeated request', async () => {
    const admin = await test.signIn()
    const create = (language: Language) =>
      admin.call({
        method: 'POST',
        url: '/driver/create',
        payload: { name: 'Agus' },
        headers: { 'accept-language': language, 'idempotency-key': 'kunci' },
      })
    const first = await create('id')
    const again = await create('en')
    expect([first.body.message, again.body.message]).toEqual([id.driver.created, en.driver.created])
    expect(again.body.data).toEqual(first.body.data)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { failureOf, json, testClient } from '../testing/testClient.ts'

const html = '<!doctype html><title>502 Bad Gateway</title>'
const unreadable = 'Jawaban server tidak dapat dibaca. Silakan coba lagi.'

describe('a read', () => {
  it.each([
    ['an empty body', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['an HTML page', () => new Response(html, { headers: { 'Content-Type': 'text/html' } })],
    [
      'HTML with the content type of JSON',
      () => new Response(html, { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a truncated body', () => new Response('{"data":[{"id":1,"na')],
    ['null', () => json(null)],
    ['{}', () => json({})],
    ['{"data":null}', () => json({ data: null })],
    ['a list without a valid record', () => json({ data: [null, {}, 7] })],
    ['a record without id', () => json({ data: [{ name: 'x' }] })],
    ['a record where a list is needed', () => json({ data: { id: 1 } })],
  ])('a read fails on %s', async (_name, reply) => {
    const { client } = testClient(reply)
    const error = await failureOf(client.request('listDevices'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'invalid-body', message: unreadable })
  })

  it('a read of a record fails if the response is a list', async () => {
    const { client } = testClient(() => json({ data: [] }))
    expect(await failureOf(client.request('getDevice', { id: 'brand' }))).toMatchObject({
      code: 'invalid-body',
      status: 200,
    })
  })

  it.each([{}, { data: [] }, { data: { lat: 'x', lng: 1 } }])('rejects the position %j', async (body) => {
    const { client } = testClient(() => json(body))
    expect(await failureOf(client.request('getLastPosition'))).toMatchObject({ code: 'invalid-body' })
  })
})

describe('a 403 with a code', () => {
  it('the error of a 403 says in `needs` what the user must do before a retry', async () => {
    const refusal = { message: 'Aktifkan dulu.', code: 'enrol-factor' }
    const { client } = testClient(() => json(refusal, 403))
    expect(await failureOf(client.request('listDevices'))).toMatchObject({
      status: 403,
      needs: 'enrol-factor',
    })
  })
})

describe('a write', () => {
  it('a write fails if the response is an HTML page', async () => {
    const { client } = testClient(() => new Response(html))
    expect(await failureOf(client.request('deleteDevice', { id: 1 }))).toMatchObject({ code: 'invalid-body' })
  })

  it.each([{}, { token: '' }, { token: null }])('a sign-in fails if the response is %j', async (body) => {
    const { client } = testClient(() => json(body))
    expect(await failureOf(client.request('login', { body: { email: 'a', password: 'b' } }))).toMatchObject({
      code: 'invalid-body',
    })
  })
})

describe('an HTTP error response', () => {
  it('throws the message and the field errors of the server', async () => {
    const { client } = testClient(() =>
      json({ message: 'Periksa isian.', errors: { imei: ['Sudah dipakai.'] } }, 422),
    )
    const error = await failureOf(client.request('updateDevice', { id: 1, body: { name: '', imei: '' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      code: 'http',
      message: 'Periksa isian.',
      fields: { imei: ['Sudah dipakai.'] },
      retryAfter: null,
    })
  })

  it('keeps only field errors that are texts', async () => {
    const errors = { name: 'Wajib diisi.', imei: [1, null, ''], number: { a: 1 } }
    const { client } = testClient(() => json({ message: 'x', errors }, 422))
    expect(await failureOf(client.request('listDevices'))).toMatchObject({
      fields: { name: ['Wajib diisi.'] },
    })
  })

  it.each([
    [500, html, 'Terjadi gangguan di server. Silakan coba lagi.'],
    [502, '', 'Terjadi gangguan di server. Silakan coba lagi.'],
    [404, '{}', 'Data tidak ditemukan.'],
    [403, '{"message":""}', 'Anda tidak memiliki akses untuk melakukan ini.'],
    [418, 'null', 'Permintaan tidak dapat diproses.'],
  ])('%i with the body %j gets a message of the client', async (status, body, message) => {
    const { client } = testClient(
      () => new Response(body, { status, headers: { 'Content-Length': String(body.length) } }),
    )
    expect(await failureOf(client.request('listDevices'))).toMatchObject({ status, message })
  })

  it('a 401 at sign-in gets the message that the e-mail or password is wrong', async () => {
    const { client } = testClient(() => new Response('', { status: 401 }))
    expect(await failureOf(client.request('login', { body: { email: 'a', password: 'b' } }))).toMatchObject({
      status: 401,
      message: 'Email atau password salah.',
    })
  })

  it.each([
    ['30', 30],
    ['Sat, 21 Nov 2026 00:01:00 GMT', 60],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
    ['soon', null],
  ])('reads Retry-After: %s as %s', async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z'), toFake: ['Date'] })
    const { client } = testClient(() => json({}, 429, { 'Retry-After': header }))
    expect(await failureOf(client.request('listDevices'))).toMatchObject({ status: 429, retryAfter: seconds })
    vi.useRealTimers()
  })
})

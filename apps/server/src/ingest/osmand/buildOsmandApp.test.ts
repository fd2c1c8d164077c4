import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { type Intake, IntakeFullError, type TrackerReport, UnknownDeviceError } from '../Intake.ts'
import { buildOsmandApp } from './buildOsmandApp.ts'

const taken = 1_795_248_000

describe('the phone port', () => {
  let app: FastifyInstance
  let reports: TrackerReport[] = []
  let failures: Record<string, Error> = {}
  const intake: Intake = {
    async accept(report) {
      const failure = failures[report.imei]
      if (failure) throw failure
      reports.push(report)
    },
  }

  beforeAll(() => {
    app = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), intake)
  })
  beforeEach(() => {
    reports = []
    failures = {}
  })
  afterAll(() => app.close())

  async function send(options: InjectOptions) {
    const { statusCode, headers, body } = await app.inject(options)
    return {
      status: statusCode,
      retry: headers['retry-after'],
      type: headers['content-type'],
      answer: JSON.parse(body) as unknown,
    } // `answer` can be any JSON value.
  }

  it.each<[string, InjectOptions]>([
    ['a GET', { method: 'GET', url: `/?id=7&lat=-6.2&lon=106.8&timestamp=${taken}` }],
    [
      'a GET at any path',
      { method: 'GET', url: `/a/${'b'.repeat(300)}?id=7&lat=-6.2&lon=106.8&timestamp=${taken}` },
    ],
    [
      'a POST with everything in its address',
      { method: 'POST', url: `/?id=7&lat=-6.2&lon=106.8&timestamp=${taken}` },
    ],
    ...[
      'application/x-www-form-urlencoded',
      'application/json',
      'text/plain;charset=UTF-8',
      'multipart/form-data',
      '',
      'json',
      '%%%',
    ].flatMap((type): [string, InjectOptions][] => [
      [
        `a form that calls itself "${type}"`,
        {
          method: 'POST',
          url: '/?id=7',
          payload: `lat=-6.2&lon=106.8&timestamp=${taken}`,
          headers: { 'content-type': type },
        },
      ],
      [
        `JSON that calls itself "${type}"`,
        {
          method: 'POST',
          url: '/api/report',
          payload: ` {"device_id":"7","lat":-6.2,"lon":106.8,"timestamp":${taken}}`,
          headers: { 'content-type': type },
        },
      ],
    ]),
  ])('accepts %s', async (_name, options) => {
    expect(await send(options)).toMatchObject({
      status: 200,
      answer: { message: 'Posisi disimpan.', result: 'ok' },
    })
    expect(reports).toMatchObject([{ imei: '7', positions: [{ lat: -6.2, lng: 106.8, time: taken * 1000 }] }])
  })

  it('accepts a request without a Host header, as modems send it', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.end('GET /?id=7&lat=-6.2&lon=106.8 HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(reports).toHaveLength(1)
  })

  it('returns an empty list, which OwnTracks expects as the response', async () => {
    const payload = { _type: 'location', lat: -6.2, lon: 106.8, tst: taken }
    expect((await send({ method: 'POST', url: '/?id=7', payload })).answer).toEqual([])
    expect(reports[0]?.positions).toHaveLength(1)
  })

  it.each([
    ['no device', { url: '/' }, 400, { message: 'Isian id wajib diisi.', errors: { id: ['Wajib diisi.'] } }],
    [
      'broken JSON',
      { url: '/?id=7', payload: '{"lat":' },
      400,
      { message: 'Permintaan tidak dapat dibaca.' },
    ],
    ['a broken address', { url: '/%E0%A4%A' }, 400, { message: 'Permintaan tidak dapat dibaca.' }],
    [
      'more than 1 MiB',
      { url: '/?id=7', payload: 'x'.repeat(1_048_577) },
      413,
      { message: 'Data yang dikirim terlalu besar.' },
    ],
  ])('refuses %s', async (_name, options, status, answer) => {
    expect(await send({ method: 'POST', ...options })).toMatchObject({ status, answer })
    expect(reports.flatMap(({ positions }) => positions)).toEqual([])
  })

  it('F18: counts a body that cannot be read for the device that the address names', async () => {
    expect(await send({ method: 'POST', url: '/?id=7', payload: '{"lat":' })).toMatchObject({ status: 400 })
    await expect.poll(() => reports).toMatchObject([{ imei: '7', positions: [], unreadable: ['body'] }])
  })

  it('Y16: refuses 20,000 nested objects with 400', async () => {
    const payload = `{"id":"7","location":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`
    expect((await send({ method: 'POST', url: '/?id=7', payload })).status).toBe(400)
    await expect.poll(() => reports).toMatchObject([{ imei: '7', positions: [], unreadable: ['body'] }])
  })

  it('P15: reads the body of a GET', async () => {
    expect(await send({ method: 'GET', url: '/', payload: 'id=7&lat=-6.2&lon=106.8' })).toMatchObject({
      status: 200,
    })
    expect(reports).toMatchObject([{ imei: '7', positions: [{ lat: -6.2 }] }])
  })

  it('refuses requests with other methods than GET and POST', async () => {
    expect(await send({ method: 'PUT', url: '/?id=7&lat=1&lon=1' })).toMatchObject({ status: 404 })
    expect((await app.inject({ method: 'HEAD', url: '/?id=7&lat=1&lon=1' })).statusCode).toBe(404)
    expect(reports).toEqual([])
  })

  it.each([
    ['an unknown device', new UnknownDeviceError(null), 404, undefined],
    ['an unknown device that repeats its report', new UnknownDeviceError(60), 429, '60'],
    ['a full intake', new IntakeFullError(9), 503, '9'],
    ['a server error', new Error('disk'), 500, undefined],
  ])('returns the status and retry time for %s', async (_name, failure, status, retry) => {
    failures = { '7': failure }
    expect(await send({ method: 'GET', url: '/?id=7' })).toMatchObject({
      status,
      retry,
      type: 'application/json; charset=utf-8',
      answer: { message: expect.stringMatching(/\S/) },
    })
  })

  it('stores the reports of known devices in a batch, and returns 404 if a device is unknown', async () => {
    failures = { '8': new UnknownDeviceError(null) }
    const payload = ['7', '8', '9'].map((id) => ({ id, lat: -6.2, lon: 106.8 }))
    expect(await send({ method: 'POST', url: '/', payload })).toMatchObject({ status: 404 })
    expect(reports.map(({ imei }) => imei)).toEqual(['7', '9'])
    failures = { ...failures, '9': new IntakeFullError(4) }
    expect(await send({ method: 'POST', url: '/', payload })).toMatchObject({ status: 503, retry: '4' })
  })
})

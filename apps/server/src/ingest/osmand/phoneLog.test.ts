import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { buildOsmandApp } from './buildOsmandApp.ts'

const imei = '861230049808497'

describe('the log of the phone port', () => {
  let app: FastifyInstance
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const log = () => written.mock.calls.map(([line]) => String(line)).join('')

  beforeAll(() => {
    const failing = { accept: () => Promise.reject(new Error('The disk is full.')) }
    app = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug' }), failing)
  })
  afterAll(async () => {
    await app.close()
    written.mockRestore()
  })

  it('contains server errors but no IMEI or coordinates', async () => {
    const url = `/?id=${imei}&lat=-6.19512&lon=106.82302`
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(500)
    expect((await app.inject({ method: 'POST', url, payload: '{' })).statusCode).toBe(400)
    expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(404)
    expect(log()).toContain('The disk is full.')
    expect(log()).not.toMatch(new RegExp(`${imei}|6\\.19512|106\\.82302`))
  })

  it('contains nothing when a client disconnects', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const before = log()
    const gone = once(app.server, 'connection').then(([socket]) => once(socket, 'close'))
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\n{"id"', () =>
      setTimeout(() => socket.destroy(), 100),
    )
    await gone
    await app.close()
    expect(log().slice(before.length)).not.toContain('request failed')
  })
})

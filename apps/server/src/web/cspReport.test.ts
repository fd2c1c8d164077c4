import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addErrorHandler } from '../http/errors.ts'
import { addCspReport } from './cspReport.ts'

const body = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://armada.example/recover?token=geheim#code',
    'blocked-uri': `https://evil.example/${'x'.repeat(3_000)}?mail=rina@armada.example`,
    'effective-directive': 'script-src',
  },
})

describe('reports of the content security policy', () => {
  let app: FastifyInstance
  let lines: string[] = []
  let now = 0

  beforeEach(async () => {
    lines = []
    app = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } })
    addErrorHandler(app)
    await addCspReport(app, () => now)
  })
  afterEach(() => app.close())

  async function report(payload = body, from = '203.0.113.7', type = 'application/csp-report') {
    const headers = { 'content-type': type }
    const request = { method: 'POST', url: '/csp-report', payload, headers, remoteAddress: from } as const
    return (await app.inject(request)).statusCode
  }

  it('are accepted up to 8 KiB and in two content types only', async () => {
    expect(await report()).toBe(204)
    expect(await report('[]', '203.0.113.7', 'application/reports+json')).toBe(204)
    expect(await report('x'.repeat(10_000))).toBe(413)
    expect(await report('{}', '203.0.113.7', 'text/html')).toBe(415)
  })

  it('Y16: of 500 nested objects are accepted, because browsers expect no error', async () => {
    const nested = `${'{"csp-report":'.repeat(500)}1${'}'.repeat(500)}`
    expect(await report(nested)).toBe(204)
    expect(lines).toEqual([])
  })

  it('X16: are logged in at most 500 characters, without secrets', async () => {
    await report()
    await report('nothing to read')
    expect(lines).toHaveLength(1)
    const line: { report: string } = JSON.parse(lines.join(''))
    expect(line.report.length).toBeLessThanOrEqual(500)
    expect(line.report).toContain('"document":"https://armada.example/recover"')
    expect(lines.join('')).not.toMatch(/geheim|code|rina/)
  })

  it('X16: are limited for each network and in total', async () => {
    const own = await Promise.all(Array.from({ length: 15 }, () => report()))
    expect(own.filter((status) => status === 204)).toHaveLength(10)
    expect(own.filter((status) => status === 429)).toHaveLength(5)
    const sameNetwork = Array.from({ length: 12 }, (_, n) => report(body, `2001:db8:0:1::${n.toString(16)}`))
    expect((await Promise.all(sameNetwork)).filter((status) => status === 204)).toHaveLength(10)
    const others = Array.from({ length: 90 }, (_, n) => report(body, `198.51.100.${n}`))
    expect((await Promise.all(others)).filter((status) => status === 204)).toHaveLength(40)
    now += 60_000
    expect(await report()).toBe(204)
  })
})

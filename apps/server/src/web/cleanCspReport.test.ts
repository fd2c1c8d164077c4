import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCspReport } from './cspReport.ts'

const report = (body: object) => cleanCspReport(JSON.stringify({ 'csp-report': body }))

describe('X16 cleanCspReport', () => {
  it('keeps the directive, the line and the URLs, without query and fragment', () => {
    const body = {
      'document-uri': 'https://armada.example/device/detail/7?token=geheim&q=B%201234#recover=abc',
      'blocked-uri': 'https://evil.example/a.js?u=rina@armada.example',
      'effective-directive': 'script-src-elem',
      'source-file': 'https://armada.example/assets/main-Bx8hK2lq.js',
      'line-number': 12,
      'script-sample': 'localStorage.token',
      'original-policy': "default-src 'none'",
      referrer: 'https://armada.example/login?email=rina@armada.example',
    }
    expect(JSON.parse(report(body))).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/a.js',
        document: 'https://armada.example/device/detail/7',
        source: 'https://armada.example/assets/main-Bx8hK2lq.js',
        line: 12,
      },
    ])
  })

  it('parses the format of the Reporting API, which contains several reports', () => {
    const one = {
      type: 'csp-violation',
      body: { documentURL: 'https://a.example/x?y', blockedURL: 'inline', effectiveDirective: 'style-src' },
    }
    expect(
      JSON.parse(cleanCspReport(JSON.stringify([one, { ...one, type: 'deprecation' }, null, 7]))),
    ).toEqual([{ directive: 'style-src', blocked: 'inline', document: 'https://a.example/x' }])
  })

  it.each([
    ['an e-mail address', 'https://a.example/user/rina.kusuma@armada.example/x', 'rina'],
    ['an encoded e-mail address', 'https://a.example/user/rina%40armada.example', 'rina'],
    ['an e-mail address that is encoded twice', 'https://a.example/user/rina%2540armada.example', 'rina'],
    ['a token after other text', 'https://a.example/aaaaaaaaaaaaaaaaaaaa.Zx9Zx9Zx9Zx9Zx9Zx9', 'Zx9'],
    ['credentials in a URL', 'https://rina:rahasia@a.example/', 'rahasia'],
    ['a mailto link', 'mailto:rina@armada.example', 'rina'],
    ['a session token', `https://a.example/s/${'aB3-_'.repeat(8)}abc`, 'aB3-_'],
    ['a JSON web token', 'https://a.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
    ['a token of a push provider', 'https://a.example/push/dQw4:APA91bHun4MxP5egoKMwt2KZFBaFUH', 'APA91b'],
    ['an IMEI', 'https://a.example/device/861230049808497', '8612300'],
    ['an encoded query', 'https://a.example/login%3Fcode=geheim', 'geheim'],
    ['a token after a semicolon', 'https://a.example/x;jsessionid=geheim', 'geheim'],
    ['a data URL', 'data:text/html,rina rahasia', 'rahasia'],
    ['text that is not a URL', 'password=rahasia', 'rahasia'],
  ])('does not keep %s', (_case, uri, secret) => {
    const text = report({ 'blocked-uri': uri, 'document-uri': uri, 'source-file': uri })
    expect(text).not.toContain(secret)
    expect(report({ 'effective-directive': uri })).not.toContain(secret)
  })

  it.each(['', 'x', '{"csp-report":', '[]', 'null', '{"csp-report":{"blocked-uri":{"a":1}}}', '{}'])(
    'returns an empty list for the unreadable report %j',
    (body) => {
      expect(cleanCspReport(body)).toBe('[]')
    },
  )

  it('Y01: drops a path that is encoded more than five times', () => {
    const path = (times: number) => `https://a.example/%${'25'.repeat(times)}41`
    expect(report({ 'blocked-uri': path(4) })).toContain('"blocked":"https://a.example/A"')
    expect(report({ 'blocked-uri': path(3_000) })).toContain('"blocked":"https://a.example"')
  })

  it('returns at most 500 characters, in one line of ASCII', () => {
    const long = `https://a.example/${'é'.repeat(400)}/${'a/'.repeat(1_000)}`
    const body = { 'blocked-uri': long, 'document-uri': long, 'source-file': long }
    const many = Array.from({ length: 20 }, () => ({ type: 'csp-violation', body }))
    expect(report(body).length).toBeLessThanOrEqual(500)
    expect(cleanCspReport(JSON.stringify(many)).length).toBeLessThanOrEqual(500)
    assert(
      property(string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const cleaned = report({ 'blocked-uri': `https://a.example/${text}`, 'effective-directive': text })
        expect(cleaned).toMatch(/^[\x20-\x7e]{0,500}$/)
      }),
    )
  })
})

import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { clientNetwork, networkOf, trustIn } from './clientNetwork.ts'

/** Returns the network that the server determines for a request behind the proxies in `TRUST_PROXY`. */
async function networkBehind(proxies: string, forwarded?: string | string[], peer = '127.0.0.1') {
  const app = fastify({ trustProxy: readConfig({ TRUST_PROXY: proxies }).trustProxy })
  app.get('/', (request, reply) => reply.send(clientNetwork(request)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers })
  await app.close()
  return body
}

describe('X11 client addresses: networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4', '2001:db8::/64'],
    ['2001:db8:0:0:8::', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('groups %s under %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each(['', ' ', 'unknown', '_hidden', '127.1', '0x7f000001', '2130706433', '010.0.0.1', '1.2.3.4:80'])(
    'returns null for "%s"',
    (text) => {
      expect(networkOf(text)).toBeNull()
    },
  )

  it('returns null for the missing address of a closed socket', () => {
    expect(networkOf(undefined)).toBeNull()
  })
})

describe('X11 client addresses: clientNetwork', () => {
  it('is the peer if there are no trusted proxies, even if the client sends X-Forwarded-For', async () => {
    expect(await networkBehind('', '198.51.100.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(await networkBehind('10.0.0.0/8', '198.51.100.1', '203.0.113.7')).toBe('203.0.113.7')
  })

  it('is the peer of the last trusted proxy, not an address that the client sent', async () => {
    expect(await networkBehind('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(await networkBehind('127.0.0.1, 10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe(
      '203.0.113.7',
    )
    expect(await networkBehind('127.0.0.1', ['198.51.100.1', '203.0.113.7'])).toBe('203.0.113.7')
  })

  it('recognises a trusted proxy by its IPv4-mapped address', async () => {
    expect(await networkBehind('127.0.0.1', '203.0.113.7', '::ffff:127.0.0.1')).toBe('203.0.113.7')
    expect(await networkBehind('::ffff:127.0.0.1', '203.0.113.7', '127.0.0.1')).toBe('203.0.113.7')
  })

  it.each([
    'garbage',
    '1.2.3.4:5678',
    '[2001:db8::1]:443',
    '198.51.100.1, \u0000',
    '',
    ',',
    'x'.repeat(5000),
  ])('is the peer when a proxy forwards "%s"', async (forwarded) => {
    expect(await networkBehind('127.0.0.1', forwarded)).toBe('127.0.0.1')
  })
})

describe('X11 client addresses: TRUST_PROXY', () => {
  const problems = (value: string, environment = 'production') => {
    try {
      readConfig({ NODE_ENV: environment, TRUST_PROXY: value })
      return ''
    } catch (error) {
      return String(error)
    }
  }

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['fd00::/8', ['fd00::/8']],
    ['fc00::/7', ['fc00::/7']],
  ])('accepts %s as TRUST_PROXY', (value, proxies) => {
    expect(readConfig({ NODE_ENV: 'production', TRUST_PROXY: value }).trustProxy).toEqual(proxies)
  })

  it('Y09: a connection is from a proxy by the same addresses, also where IPv4 is mapped into IPv6', () => {
    const trust = trustIn(['10.0.0.0/24', '::ffff:192.0.2.0/120', 'fd00::/8'])
    const isProxy = (remoteAddress?: string) => trust({ remoteAddress })
    const trusted = ['10.0.0.7', '::ffff:10.0.0.7', '192.0.2.1', '::ffff:192.0.2.1', 'fd00::1']
    expect(trusted.filter((address) => !isProxy(address))).toEqual([])
    const others = ['10.0.1.7', '::ffff:10.0.1.7', '192.0.3.1', 'fe80::1', 'somewhere', undefined]
    expect(others.filter((address) => isProxy(address))).toEqual([])
    expect(trustIn(false)({ remoteAddress: '127.0.0.1' })).toBe(false)
  })

  it.each([
    'any',
    'true',
    '*',
    '1',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '2000::/3',
    '::ffff:0:0/96',
  ])('rejects %s as TRUST_PROXY, which would trust every client, with a hint', (value) => {
    expect(problems(value)).toMatch(/TRUST_PROXY must be .*addresses or networks/)
    expect(problems(value, 'development')).toMatch(/TRUST_PROXY must be /)
  })

  it.each(['proxy.internal', '10.0.0.0/33', '10.0.0.0/', '::1/129', '127.1', '10.0.0.1,,', 'loopback'])(
    'rejects %s as TRUST_PROXY',
    (value) => {
      expect(problems(value)).toMatch(/TRUST_PROXY must be /)
    },
  )
})

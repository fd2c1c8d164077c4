import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Shortest network prefixes, in bits, that `TRUST_PROXY` may contain. The largest private networks, 10.0.0.0/8 and
 * fc00::/7, have these prefixes; a larger network would include public addresses.
 */
const MIN_PREFIX_BITS = { ipv4: 8, ipv6: 7 }
const MAPPED_BITS = 96

/**
 * Returns a text that describes the fault of `TRUST_PROXY`. Returns null for a list of addresses and networks, and for
 * `0`, which means that no proxy is trusted.
 */
export function proxies(value: string): string | null {
  return value === '0' || listProxies(value).every(isProxy)
    ? null
    : 'must be the addresses or networks of your own proxies, separated by commas, for example 10.0.0.5 or 10.0.0.0/24; a trusted proxy can claim any client address'
}

/** Returns the trusted addresses and networks; false for none. */
export function readProxies(value: string): string[] | false {
  return value === '' || value === '0' ? false : listProxies(value)
}

function listProxies(value: string): string[] {
  return value.split(',').map((entry) => entry.trim())
}

function isProxy(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  const longest = parsed.kind() === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? longest : Number(bits)
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress()
  const shortest = isMapped ? MAPPED_BITS + MIN_PREFIX_BITS.ipv4 : MIN_PREFIX_BITS[parsed.kind()]
  return prefix >= shortest && prefix <= longest
}

import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The network of a socket that has no address, because it was closed early. */
const NO_ADDRESS = 'unknown'
const IPV4 = 4
const IPV6_NETWORK_BYTES = 8

/**
 * Returns the network by which the request is counted for rate limits. Behind trusted proxies, it is the network of the
 * client; otherwise, that of the directly connected peer.
 */
export function clientNetwork({ ip, socket }: FastifyRequest): string {
  // Uses the socket if a proxy forwards text that is not an address.
  return networkOf(ip) ?? socketNetwork(socket)
}

export function socketNetwork({ remoteAddress }: { remoteAddress?: string | undefined }): string {
  return networkOf(remoteAddress) ?? NO_ADDRESS
}

/**
 * Returns the function that checks whether the other end of a connection is a trusted proxy, by the same rules as Fastify
 * for the header X-Forwarded-For.
 */
export function trustIn(
  proxies: readonly string[] | false,
): (socket: { remoteAddress?: string | undefined }) => boolean {
  if (proxies === false) return () => false
  const isTrusted = compile([...proxies])
  return ({ remoteAddress = '' }) => isIP(remoteAddress) !== 0 && isTrusted(remoteAddress, 0)
}

/**
 * Returns the network of an address. For IPv4, this is the address itself, even if it is mapped into IPv6. For IPv6, it
 * is the /64 network, the smallest that a provider gives to a customer. Returns null if the text is not an address.
 */
export function networkOf(address: string | undefined): string | null {
  // Without this check, ipaddr.js would also accept 127.1, 0x7f.1 and 2130706433.
  if (address === undefined || isIP(address) === 0) return null
  if (isIP(address) === IPV4) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.toByteArray().map((byte, index) => (index < IPV6_NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

/** The maximum number of requests in a time window, from one network and from all networks together. */
interface NetworkLimits {
  windowMs: number
  network: number
  all: number
}

/** Counts requests in fixed time windows, in memory. Stores the counts of at most `limits.all` networks. */
export class NetworkLimit {
  private readonly limits: NetworkLimits
  private readonly counts = new Map<string, number>()
  private total = 0
  private window = 0

  constructor(limits: NetworkLimits) {
    this.limits = limits
  }

  /** Counts a request of a network and returns true. If the limit is reached, returns false instead. */
  admit(network: string, now: number): boolean {
    const window = Math.floor(now / this.limits.windowMs)
    if (window !== this.window) {
      this.window = window
      this.total = 0
      this.counts.clear()
    }
    const count = this.counts.get(network) ?? 0
    if (count >= this.limits.network || this.total >= this.limits.all) return false
    this.counts.set(network, count + 1)
    this.total += 1
    return true
  }
}

import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The network of a socket that has no address, because it was closed early. */
const NO_ADDRESS = 'unknown'
const IPV4 = 4
const IPV6_NETWORK_BYTES = 8

/** Returns the network for rate limits: that of the client behind trusted proxies, otherwise that of the peer. */
export function clientNetwork({ ip, socket }: FastifyRequest): string {
  // A proxy can forward text that is not an address.
  return networkOf(ip) ?? socketNetwork(socket)
}

/** Returns the network of the other end of a connection. */
export function socketNetwork({ remoteAddress }: { remoteAddress?: string | undefined }): string {
  return networkOf(remoteAddress) ?? NO_ADDRESS
}

/**
 * Returns the network of an address: an IPv4 address itself, also if mapped into IPv6; the /64 of an IPv6 address, the
 * smallest network of one customer. Null when the text is not an address.
 */
export function networkOf(address: string | undefined): string | null {
  // ipaddr.js alone would also accept 127.1, 0x7f.1 and 2130706433.
  if (address === undefined || isIP(address) === 0) return null
  if (isIP(address) === IPV4) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.toByteArray().map((byte, index) => (index < IPV6_NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

import { isIP } from 'node:net'

/** Returns whether `host` is this machine; `host` is a host name or an IP address, from a URL or a socket. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))
}

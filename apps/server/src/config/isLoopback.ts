import { isIP } from 'node:net'

/** Returns whether `host`, a host name or an address of a URL or a socket, is this machine. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))
}

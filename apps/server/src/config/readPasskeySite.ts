import { isIP } from 'node:net'

/** The address that passkeys belong to; a browser offers them at no other address. */
export interface PasskeySite {
  /** The domain, which WebAuthn calls rpId. */
  domain: string
  /** Null to allow any port of `localhost`, because developers use several ports. */
  origin: string | null
}

/**
 * Returns the address of passkeys: that of PUBLIC_URL, else `localhost` for a server that only this machine can reach.
 * Null if browsers do not support passkeys at the address: for an IP address, and without https.
 */
export function readPasskeySite(publicUrl: string, isExposed: boolean): PasskeySite | null {
  if (publicUrl === '') return isExposed ? null : { domain: 'localhost', origin: null }
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (hostname === 'localhost') return { domain: hostname, origin }
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return protocol === 'https:' && !isAddress ? { domain: hostname, origin } : null
}

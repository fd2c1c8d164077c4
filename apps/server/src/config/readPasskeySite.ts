import { isIP } from 'node:net'

/** The address that passkeys are for; a browser offers them nowhere else. */
export interface PasskeySite {
  /** The domain, which WebAuthn calls rpId. */
  domain: string
  /** Null for any port of `localhost`, where developers work. */
  origin: string | null
}

/**
 * Returns the address of passkeys: that of PUBLIC_URL, else `localhost` for a server that only this machine can reach.
 * Null where browsers know no passkeys: for an IP address, and without https.
 */
export function readPasskeySite(publicUrl: string, isExposed: boolean): PasskeySite | null {
  if (publicUrl === '') return isExposed ? null : { domain: 'localhost', origin: null }
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (hostname === 'localhost') return { domain: hostname, origin }
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return protocol === 'https:' && !isAddress ? { domain: hostname, origin } : null
}

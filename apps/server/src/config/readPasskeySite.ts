import { isIP } from 'node:net'

/** The web site that passkeys belong to; a browser offers them on no other site. */
export interface PasskeySite {
  /** The domain, which WebAuthn calls rpId. */
  domain: string
  /** The origin of the pages; null to allow any port of `localhost`, because developers use several ports. */
  origin: string | null
}

/**
 * Returns the site of passkeys: that of PUBLIC_URL, else `localhost` for a server that only this machine can reach.
 * Returns null if browsers do not support passkeys on the site: for an IP address, and without https.
 */
export function readPasskeySite(publicUrl: string, isExposed: boolean): PasskeySite | null {
  if (publicUrl === '') return isExposed ? null : { domain: 'localhost', origin: null }
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (hostname === 'localhost') return { domain: hostname, origin }
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return protocol === 'https:' && !isAddress ? { domain: hostname, origin } : null
}

import { isIP } from 'node:net'

/** The web site that passkeys belong to; a browser offers them on no other site. */
export interface PasskeySite {
  /** The domain, which WebAuthn calls rpId. */
  domain: string
  /** The origin of the pages; null to allow any port of `localhost`, because developers use several ports. */
  origin: string | null
}

/**
 * Returns the site of PUBLIC_URL. Without PUBLIC_URL, returns `localhost`, or null if other machines can reach the
 * server. Also returns null for an IP address and for a site without https, because browsers do not support passkeys
 * there.
 */
export function readPasskeySite(publicUrl: string, isExposed: boolean): PasskeySite | null {
  if (publicUrl === '') return isExposed ? null : { domain: 'localhost', origin: null }
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (hostname === 'localhost') return { domain: hostname, origin }
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return protocol === 'https:' && !isAddress ? { domain: hostname, origin } : null
}

import type { Config } from '../config/config.ts'

/** Returns the URL with which a printed link begins: `PUBLIC_URL`, otherwise the address on which the server listens. */
export function dashboardUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host}:${String(port)}`
}

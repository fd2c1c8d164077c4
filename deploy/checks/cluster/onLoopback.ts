import { readFileSync } from 'node:fs'

/** Prefix of the cluster's addresses on this machine; all of 127.0.0.0/8 is loopback. */
const NETWORK = '127.0.1.'

/** The address of HAProxy. */
export const PROXY = `${NETWORK}1`

/** Returns the address of server `n`; the first is 1. */
export const serverAddress = (n: number) => `${NETWORK}1${String(n)}`

/** Returns the address of PostgreSQL node `n`; the first is 1. */
export const nodeAddress = (n: number) => `${NETWORK}2${String(n)}`

/** Reads a real configuration file from `deploy` and replaces its addresses with those of this machine. */
export function readDeployFile(name: string): string {
  return readFileSync(`deploy/${name}`, 'utf8')
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.', NETWORK)
    .replaceAll(/\bbind :/g, `bind ${PROXY}:`)
}

import { createHash } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'

const KNOWN_DAYS = 90

/**
 * Stores the browser of a sign-in, together with the first part of its network address (for IPv4, the /16). Returns
 * true if this combination is new and the account has signed in before.
 */
export async function rememberDevice(
  database: Queryable,
  userId: number,
  agent: string | undefined,
  network: string,
): Promise<boolean> {
  const { browser, system } = agentName(agent)
  // Stores only a part of the address, because a phone often gets a new address, mostly in the same /16 of its
  // provider.
  const part = network
    .split(/(?<=\..*)\.|(?<=:.*):/)
    .slice(0, 2)
    .join('.')
  const hash = createHash('sha256')
    .update(JSON.stringify([browser, system, part]))
    .digest()
  await database.query(
    `delete from known_device where user_id = $1 and last_used_at < now() - interval '${KNOWN_DAYS} days'
       and may_delete(now())`,
    [userId],
  )
  const [known] = await database.query<{ some: boolean; this: boolean }>(
    `select count(*) > 0 as some, coalesce(bool_or(device_hash = $2), false) as this
     from known_device where user_id = $1`,
    [userId, hash],
  )
  await database.query(
    `insert into known_device (user_id, device_hash) values ($1, $2)
     on conflict (user_id, device_hash) do update set last_used_at = now()`,
    [userId, hash],
  )
  return known?.some === true && !known.this
}

/** The names of a browser and of its operating system. A name is null if the header does not contain it. */
interface AgentName {
  browser: string | null
  system: string | null
}

/**
 * Keep this order. Most headers also contain the names of compatible browsers, so those names must come later in this
 * list.
 */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns the names of the browser and the operating system that a User-Agent header contains. */
export function agentName(agent: string | null | undefined): AgentName {
  const find = (known: [RegExp, string][]) =>
    known.find(([pattern]) => agent && pattern.test(agent))?.[1] ?? null
  return { browser: find(browsers), system: find(systems) }
}

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { onEachDatabase } from '../load/databases.ts'
import type { Place } from '../load/fleetDatabase.ts'
import { LoadServer } from '../load/LoadServer.ts'
import type { Case, Figures, Options } from './Case.ts'

const FIRST_START_REST_MS = 15_000
const REST_MS = 60_000

/** Measures the memory of the server at rest, a minute after its second start: the first one creates the database. */
export function memoryCases(options: Options): Case[] {
  return onEachDatabase('memory', options, async (name, place) => {
    await afterRest(place, FIRST_START_REST_MS)
    return { [`memory ${name}, RSS at rest, MB`]: await afterRest(place, REST_MS) } satisfies Figures
  })
}

async function afterRest(place: Place, restMs: number): Promise<number> {
  return LoadServer.use(place, async (server) => {
    await setTimeout(restMs)
    return residentMegabytes(server.pid)
  })
}

/** Returns the resident set size of a process and all its descendants in MB (10^6 bytes), from `/proc` of Linux. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^Rss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.reduce((sum, child) => sum + residentMegabytes(child), (Number(kibibytes) * 1_024) / 1e6)
}

import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and all its descendants, in MB (10^6 bytes). */
export interface ProcessMemory {
  /** Resident set size. */
  rss: number
  /** Proportional set size: if several processes use a memory page, each process counts only its share of the page. */
  pss: number
  /** Highest resident set size of the process so far, without its descendants. */
  peak: number
}

/** Reads the memory of a process tree from `/proc` of Linux. */
export function memoryOf(pid: number): ProcessMemory {
  const rollups = treeOf(pid).map((each) => readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))
  const sum = (field: string) => rollups.reduce((total, text) => total + megabytes(text, field), 0)
  return {
    rss: sum('Rss'),
    pss: sum('Pss'),
    peak: megabytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmHWM'),
  }
}

function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(treeOf)]
}

function megabytes(text: string, field: string): number {
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text) ?? []
  return (Number(kibibytes) * 1_024) / 1e6
}

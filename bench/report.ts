import { earlier, traccar } from './earlier.ts'
import { goals } from './goals.ts'
import type { Measurement } from './interleave.ts'
import { median } from './median.ts'
import { table } from './table.ts'

type Medians = Record<'ours' | 'limit' | 'peer', number>

/** Returns the medians of each table row: of our page, the limit page and the peer page. */
export function summarise(measurements: Measurement[]): Map<string, Medians> {
  const names = new Set(measurements.flatMap(({ figures }) => Object.keys(figures)))
  const of = (name: string, side: string) =>
    median(
      measurements.flatMap((one) => {
        const value = one.side === side ? one.figures[name] : undefined
        return value === undefined ? [] : [value]
      }),
    )
  return new Map(
    [...names].map((name) => [
      name,
      { ours: of(name, 'ours'), limit: of(name, 'limit'), peer: of(name, 'peer') },
    ]),
  )
}

/** Adds rows that divide the cost of a playback step in a long trip by the cost in a short trip. */
export function withGrowth(rows: Map<string, Medians>): Map<string, Medians> {
  const small = rows.get('playback step 1k, ms')
  for (const size of ['100k', '1000k']) {
    const large = rows.get(`playback step ${size}, ms`)
    if (!small || !large) continue
    rows.set(`playback growth 1k to ${size}`, {
      ours: large.ours / small.ours,
      limit: large.limit / small.limit,
      peer: large.peer / small.peer,
    })
  }
  return rows
}

/**
 * Returns the result table: our page, the limit and peer pages, the goals, and earlier figures of traccar-web (the
 * dashboard of the tracking server Traccar).
 */
export function mainTable(rows: Map<string, Medians>) {
  const head = [
    '',
    'ours',
    'limit',
    'peer',
    'ours/limit',
    'goal',
    'ours/peer',
    'at most / least',
    '',
    'traccar-web, earlier',
  ]
  const body = [...rows].map(([name, { ours, limit, peer }]) => {
    const goal = goals[name] ?? {}
    const kept = [
      within(ours / limit, goal.limit),
      within(ours, goal.most),
      within(-ours, negated(goal.least)),
    ]
    return [
      name,
      ...[ours, limit, peer].map(figure),
      ratio(ours / limit),
      ratio(goal.limit),
      ratio(ours / peer),
      String(goal.most ?? goal.least ?? ''),
      kept.includes(false) ? 'MISSED' : kept.includes(true) ? 'kept' : '',
      traccar[name] === undefined ? '' : String(traccar[name]),
    ]
  })
  return table([head, ...body])
}

/**
 * Returns the table that compares two ratios of the peer page to the limit page: the ratio of this run and the ratio of
 * an earlier measurement.
 */
export function checkTable(rows: Map<string, Medians>) {
  const head = ['peer/limit', 'here', 'earlier', 'difference', 'within 25 %', 'why not']
  const body = Object.entries(earlier).flatMap(([name, before]) => {
    const here = rows.get(name)
    const peer = rows.get(before.peerRow ?? name)?.peer
    if (!here || peer === undefined || Number.isNaN(peer / here.limit)) return []
    const [now, then] = [peer / here.limit, before.peer / before.limit]
    const difference = now / then - 1
    const same = Math.abs(difference) <= 0.25
    const percent = `${difference > 0 ? '+' : ''}${Math.round(difference * 100)} %`
    return [
      [
        name,
        ratio(now),
        ratio(then),
        percent,
        same ? 'yes' : 'no',
        same ? '' : (before.differenceReason ?? 'NOT EXPLAINED'),
      ],
    ]
  })
  return table([head, ...body])
}

function within(value: number, most: number | undefined) {
  return most === undefined || Number.isNaN(value) ? undefined : value <= most
}

function negated(value: number | undefined) {
  return value === undefined ? undefined : -value
}

function figure(value: number) {
  return Number.isNaN(value) ? '–' : value.toFixed(value < 20 ? 2 : value < 200 ? 1 : 0)
}

function ratio(value: number | undefined) {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(value < 0.1 ? 4 : 2)
}

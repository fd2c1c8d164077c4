import type { Figures, SideName } from './cases/Case.ts'
import { goals } from './goals.ts'
import { median, table } from './table.ts'

/** The figures of one visit to one page. */
export interface Measurement {
  side: SideName
  figures: Figures
}

type Medians = Record<SideName, number>

/** Returns the medians of each table row: of our page and of the limit page. */
export function summarise(measurements: readonly Measurement[]): Map<string, Medians> {
  const names = new Set(measurements.flatMap(({ figures }) => Object.keys(figures)))
  const of = (name: string, side: SideName) =>
    median(measurements.flatMap((one) => (one.side === side ? (one.figures[name] ?? []) : [])))
  const rows = new Map([...names].map((name) => [name, { ours: of(name, 'ours'), limit: of(name, 'limit') }]))
  // Divides the cost of a playback step in a long trip by the cost in a short trip.
  const [small, large] = ['1k', '1000k'].map((size) => rows.get(`playback step ${size}, ms`))
  if (small && large) {
    const growth = { ours: large.ours / small.ours, limit: large.limit / small.limit }
    rows.set('playback growth 1k to 1000k', growth)
  }
  return rows
}

/** Returns the result table: our page, the limit page and the goals. */
export function resultTable(rows: Map<string, Medians>) {
  const head = ['', 'ours', 'limit', 'ours/limit', 'goal', '']
  const body = [...rows].map(([name, { ours, limit }]) => {
    const goal = goals[name] ?? {}
    const goalTexts = [
      goal.limit && `≤ ${goal.limit.toFixed(2)} × limit`,
      goal.most && `≤ ${String(goal.most)}`,
      goal.least && `≥ ${String(goal.least)}`,
    ]
    const kept = [
      goal.limit && ours / limit <= goal.limit,
      goal.most && ours <= goal.most,
      goal.least && ours >= goal.least,
    ].filter((one) => one !== undefined)
    const isMeasured = !Number.isNaN(ours) && (goal.limit === undefined || !Number.isNaN(limit))
    return [
      name,
      figure(ours),
      figure(limit),
      Number.isNaN(ours / limit) ? '' : (ours / limit).toFixed(2),
      goalTexts.filter(Boolean).join(', '),
      kept.length === 0 || !isMeasured ? '' : kept.includes(false) ? 'MISSED' : 'kept',
    ]
  })
  return table([head, ...body])
}

function figure(value: number) {
  return Number.isNaN(value) ? '–' : value.toFixed(value < 20 ? 2 : value < 200 ? 1 : 0)
}

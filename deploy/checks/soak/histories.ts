import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Soak } from './Soak.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Runs the property tests of assignments, of the figures of trips and of wrong clocks with many random histories. */
export const historiesSoak: Soak = {
  head: ['database', 'histories', 'minutes', 'result'],
  async run(name, { databaseUrl }, { histories }) {
    const start = Date.now()
    const run = spawn(
      'vitest',
      [
        'run',
        '--project',
        'server',
        'src/trips/tripSums.test.ts',
        'src/trips/assignmentPeriods.test.ts',
        'src/ingest/clock.property.test.ts',
      ],
      {
        cwd: root,
        stdio: 'inherit',
        // `embedded` would skip the tests of trips, which `npm test` runs only on PostgreSQL.
        env: {
          ...process.env,
          TEST_DATABASE: databaseUrl ? 'postgres' : undefined,
          PROPERTY_RUNS: String(histories),
        },
      },
    )
    const [code] = await once(run, 'exit')
    const minutes = ((Date.now() - start) / 60_000).toFixed(1)
    const isGood = code === 0
    return { row: [name, String(histories), minutes, isGood ? 'good' : 'failed'], isGood }
  },
}

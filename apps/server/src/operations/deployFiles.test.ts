import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createOperations } from './createOperations.ts'
import { limits } from './systemHandlers.ts'

const read = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
const named = (text: string) =>
  new Set([...text.matchAll(/\b(?:sikud|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name))

let test: TestDatabase
let real: Set<string>
beforeAll(async () => {
  test = await createTestDatabase()
  const operations = createOperations(test.database, { dataDir: '.' })
  const metrics = await operations['registry'].getMetricsAsJSON()
  real = new Set(
    metrics.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`, name] : [name],
    ),
  )
})
afterAll(() => test.close())

describe('the files of deploy', () => {
  it.each(['alerts.yml', 'grafana.json'])('%s names only metrics that the server has', (file) => {
    const names = [...named(read(file))]
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !real.has(name))).toEqual([])
  })

  it('alerts.yml has the same limits as the page "Sistem"', () => {
    const { groups }: { groups: { rules: { expr: string }[] }[] } = parse(read('alerts.yml'))
    const rules = groups.flatMap(({ rules: all }) => all.map(({ expr }) => expr)).join('\n')
    expect(rules).toContain(`sikud_intake_oldest_seconds > ${limits.intakeS}`)
    expect(rules).toContain(`sikud_trips_oldest_seconds > ${limits.tripsS}`)
    expect(rules).toContain(`sikud_notifications_age_seconds > ${limits.notificationsS}`)
    expect(rules).toContain(`sikud_backup_age_seconds > ${limits.backupMs / 3_600_000} * 3600`)
    expect(rules).toContain(`< ${limits.freeDisk}`)
    expect(rules).toContain(`sikud_days_ahead < ${limits.daysAhead}`)
  })

  it('docs/operations.md names every metric of SIKUD', () => {
    const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
    const own = [...real].filter((name) => name.startsWith('sikud_') && !/_(bucket|count|sum)$/.test(name))
    expect(own.filter((name) => !docs.includes(name))).toEqual([])
  })
})

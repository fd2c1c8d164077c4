import { expect, it } from 'vitest'
import { ChangeSet } from '../ChangeSet.ts'
import { root } from '../run.ts'
import { addExport } from './exports.ts'

const workshop = {
  table: 'workshop_bay',
  title: 'Bengkel',
  manyWords: 'workshop bays',
  list: { id: 'listWorkshopBays', path: '/workshop-bay', permission: 'workshopBay.list', safe: false },
}

it('makes the server record the export of a new list', () => {
  const changes = new ChangeSet(root)
  addExport(changes, workshop)
  addExport(changes, { ...workshop, table: 'tyre', title: 'Ban', manyWords: 'tyres' })
  expect(changes.read('openapi/fleet.yaml')).toMatch(/enum: \[device, [^\]]*, role, workshop_bay, tyre\]\n/)
  expect(changes.read('apps/server/src/audit/exportHandlers.ts')).toContain(
    `  workshop_bay: 'workshopBay.list',\n`,
  )
  expect(changes.read('packages/ui/src/locales/id/audit.ts')).toContain(`      workshop_bay: 'Bengkel',\n`)
  expect(changes.read('packages/ui/src/locales/en/audit.ts')).toContain(`      tyre: 'Tyres',\n`)
})

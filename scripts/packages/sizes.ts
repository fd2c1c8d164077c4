import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, kib } from '../checks.ts'
import { packages, packs } from './packages.ts'
import { type Weight, weigh } from './weigh.ts'

/** Libraries of the client itself: they count as its own code. */
const within = ['openapi-fetch', 'eventsource-parser']

/** KiB that an entry may bring at once; raised only with a decision record. */
const limits: Record<string, number> = {
  '@sikud/api': 9,
  // For tests; see decision 22.
  '@sikud/api/fixtures': 9,
  // The client and what follows the fleet: all that a worker has.
  '@sikud/api/live-worker': 13,
  '@sikud/ui/confirm-dialog': 3,
  '@sikud/ui/data-list': 10,
  '@sikud/ui/forms': 10,
  '@sikud/ui/toast': 6,
  '@sikud/maps': 4,
}

/** The grid that DataList loads late, with the parts of it that are packages of their own. */
const grid = ['@mui/x-data-grid', '@mui/x-internals', '@mui/x-virtualizer']

/** What the entries of a package may bring that have no limit of their own. */
const usualLimits = { api: 7, ui: 20, maps: 25 }

/** The line of heading above the table. */
export const sizeHeading =
  'JavaScript of an entry in KiB: all that it exports, bundled and minified, gzip level 9. React, MUI and every other npm package stay out; within @sikud/api its two libraries count.'

/** Weighs every entry that is code, and the grid. */
export async function sizeChecks(): Promise<Check[]> {
  const checks: Check[] = []
  for (const name of packages) {
    const manifest = join(packs, 'node_modules/@sikud', name, 'package.json')
    const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(manifest, 'utf8'))
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target === 'string') continue
      const entry = `@sikud/${name}${path.slice(1)}`
      const weight = await weigh(`export * from '${entry}'`, within)
      checks.push(kib(`${entry}${laterOf(weight)}`, weight.first, limits[entry] ?? usualLimits[name]))
    }
  }
  const late = await weigh("export { DataGrid } from '@mui/x-data-grid/DataGrid'", grid)
  return [...checks, kib('beside DataList: @mui/x-data-grid', late.first, 125)]
}

function laterOf({ first, all }: Weight) {
  return all - first < 0.05 ? '' : `, later ${(all - first).toFixed(1)} more`
}

/** Whether an app that takes only a part of the kit gets only that part. */
export async function treeShakingChecks(): Promise<Check[]> {
  const dialog = await weigh("export { ConfirmDialog } from '@sikud/ui'")
  const list = await weigh("export { DataList } from '@sikud/ui/data-list'")
  const client = await weigh("export { createFleetClient } from '@sikud/api'")
  return [
    kib('ConfirmDialog alone, from @sikud/ui', dialog.first, 1.5),
    imports('ConfirmDialog alone imports', dialog, ['@mui/icons-material', '@mui/material', 'react']),
    imports('DataList at once imports', list, ['@mui/icons-material', '@mui/material', 'react']),
    {
      label: 'DataList imports later',
      measured: list.besideLater.join(' '),
      limit: 'the grid',
      ok: list.besideLater.join() === '@mui/x-data-grid',
    },
    imports('createFleetClient imports', client, ['openapi-fetch']),
  ]
}

function imports(label: string, { beside }: Weight, expected: string[]): Check {
  return {
    label,
    measured: beside.join(' '),
    limit: 'no other package',
    ok: beside.join() === expected.join(),
  }
}

import { basename } from 'node:path'
import file from '@size-limit/file'
import rolldown from '@size-limit/rolldown'
import sizeLimit from 'size-limit'
import type { Rolldown } from 'vite'
import { type Check, kib } from '../checks.ts'
import { entriesOf, packages, sourceOf } from './packages.ts'

/** Maximum KiB that an entry loads at once; raised only with a decision record. */
const limits: Record<string, number> = {
  '@sikud/api': 13,
  '@sikud/api/base': 8,
  // All hooks of an app; an app loads those that it uses.
  '@sikud/api/react': 34,
  // Only tests use this entry. Most of its size is the table of operations.
  '@sikud/api/fixtures': 16,
  // This entry contains all code of the worker: the API client and the live feed.
  '@sikud/api/live-worker': 17,
  '@sikud/ui/confirm-dialog': 3,
  '@sikud/ui/data-list': 17,
  // This entry contains the list, the form, the contact and the signals of a device, its assignments, and the unknown devices.
  '@sikud/ui/device': 35,
  // This entry contains the parts for e-mail address, passkeys, sessions and API tokens.
  '@sikud/ui/account': 22,
  '@sikud/ui': 22,
  '@sikud/ui/user': 32,
  '@sikud/ui/role': 28,
  '@sikud/ui/driver': 25,
  '@sikud/ui/vehicle': 28,
  '@sikud/ui/forms': 10,
  '@sikud/ui/form-parts': 10,
  // This entry contains the inbox and the form of the rules, with the number fields of the kit.
  '@sikud/ui/notification': 26,
  // The worklist, the state bar and the kilometres of the week.
  '@sikud/ui/overview': 24,
  // The four steps of an import; the reader of XLSX loads with the first file.
  '@sikud/ui/import': 26,
  '@sikud/ui/toast': 6,
  '@sikud/maps': 7,
  '@sikud/maps/fleet': 30,
  '@sikud/maps/report': 30,
  '@sikud/maps/tracking': 30,
}

/** Maximum KiB of each entry that `limits` does not name, by package. */
const usualLimits = { api: 7, ui: 20, maps: 25 }

/** The size of the API client includes these libraries, because no other code uses them. */
const clientLibraries = /^(openapi-fetch|eventsource-parser)$/

/** For this entry the size includes the grid library, so that a static import of it would exceed the limit. */
const gridLibraries: Record<string, RegExp> = { '@sikud/ui/data-list': /^@mui\/x-/ }

/** The heading of the table of sizes that `npm test packages` prints. */
export const sizeHeading =
  'JavaScript that an entry loads at once, in KiB: bundled, minified, gzip level 9. Other npm packages do not count, except the two libraries of @sikud/api.'

interface Weighed {
  label: string
  code: string
  limit: number
  counted: RegExp
  /** The only export to measure; by default all exports. */
  only?: string
}

/** Measures every code entry, and one component alone to check tree shaking. */
export async function sizeChecks(): Promise<Check[]> {
  const entries = packages.flatMap((name) =>
    entriesOf(name).map(({ entry, code }) => ({
      label: entry,
      code,
      limit: limits[entry] ?? usualLimits[name],
      counted: gridLibraries[entry] ?? clientLibraries,
    })),
  )
  const kit = entries.filter(({ label }) => label === '@sikud/ui')
  const alone = kit.map((entry) => ({
    ...entry,
    label: 'ConfirmDialog alone, from @sikud/ui',
    limit: 1.5,
    only: 'ConfirmDialog',
  }))
  const weighed = [...entries, ...alone]
  const sizes = await sizeLimit([...rolldown, ...file], { checks: weighed.map(checkOf) })
  return weighed.map(({ label, limit }, at) => kib(label, (sizes[at]?.size ?? 0) / 1024, limit))
}

/** Returns the configuration of size-limit for one measurement. */
function checkOf({ code, only, counted }: Weighed) {
  return {
    files: [code],
    // Excludes lazy chunks.
    entry: [only ? 'index' : basename(code, '.js')],
    gzip: true,
    ...(only && { import: { [code]: `{ ${only} }` } }),
    modifyRolldownConfig: (config: Rolldown.BuildOptions): Rolldown.BuildOptions => ({
      ...config,
      external: (source) => !/^[./]|^@sikud\//.test(source) && !counted.test(source),
      moduleTypes: { '.css': 'empty' },
      resolve: { modules: ['node_modules', ...packages.map((name) => `${sourceOf(name)}/node_modules`)] },
    }),
  }
}

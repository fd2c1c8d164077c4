import { ChangeSet } from './ChangeSet.ts'
import { finish, pinExports } from './finish.ts'
import { addApi } from './layers/api.ts'
import { addAudit } from './layers/audit.ts'
import { addDashboard } from './layers/dashboard.ts'
import { addExport } from './layers/exports.ts'
import { addPermissions } from './layers/permissions.ts'
import { addServer } from './layers/server.ts'
import { addUi } from './layers/ui.ts'
import { readContract } from './readContract.ts'
import { readResource } from './readResource.ts'
import type { Resource } from './Resource.ts'

/** Returns the changes that add a resource, without writing them. */
export function planResource(root: string, name: string, tag: string) {
  const { resource, left } = readResource(readContract(root), name, tag)
  const changes = new ChangeSet(root)
  addApi(changes, resource)
  addUi(changes, resource)
  addDashboard(changes, resource)
  addServer(changes, resource, root)
  addPermissions(changes, resource)
  addAudit(changes, resource)
  addExport(changes, resource)
  return { changes, resource, left }
}

/** Writes a resource, formats it, and prints the remaining steps. */
export function addResource(root: string, name: string, tag: string): void {
  const { changes, resource, left } = planResource(root, name, tag)
  changes.write()
  finish(changes.paths)
  pinExports()
  console.log(`${changes.paths.map((path) => `  ${path}`).join('\n')}\n\n${next(resource, left)}`)
}

function next({ name, type, title, fields, manyWords }: Resource, left: string[]): string {
  const foreign = fields.filter(({ translated }) => !translated).map(({ label }) => label)
  const choices = fields.filter(({ kind }) => kind === 'choice').map(({ label }) => label)
  const steps = [
    `Look at the pages: npm run storybook, Screens/${title}.`,
    foreign.length > 0 &&
      `Translate ${foreign.join(', ')} in packages/ui/src/locales/id/${name}.ts, because the contract has no title for them.`,
    choices.length > 0 && `Translate the choices of ${choices.join(', ')} in both catalogues.`,
    left.length > 0 &&
      `Add by hand, like the fields of device: ${left.join(', ')}. The generator does not support their types.`,
    `Choose the icon in apps/dashboard/src/navigation.tsx.`,
    `To include ${manyWords} in the search, add them to recordEntries.ts and useRecordGroups.ts in apps/dashboard/src/search.`,
    `For a relation to another record, see docs/add-a-relation.md.`,
    `Add rules that the contract cannot express to read${type} in the server.`,
    `Run npm test.`,
  ]
  return steps
    .filter((step) => step !== false)
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')
}

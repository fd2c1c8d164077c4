/**
 * Writes the files that are made from the contract in openapi/. With `--check` it writes nothing, and exits with 1 if a
 * file is not up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleContract } from './bundleContract.ts'
import { writeOperations } from './writeOperations.ts'
import { writeChecks } from './writeChecks.ts'
import { writePermissionNames, writePermissions, writeServerPermissions } from './writePermissions.ts'

const REPOSITORY = new URL('../../../', import.meta.url)
const header = '// Made from openapi/ by `npm run generate`. Do not edit.\n\n'

const description = `${JSON.stringify(bundleContract(), null, 2)}\n`
const contract = JSON.parse(description)

/** The text of each generated file, by its path in the repository. */
const files = {
  'openapi/__generated__/fleet.json': description,
  'packages/api/src/__generated__/schema.ts':
    header + astToString(await openapiTS(description, { enumValues: true, silent: true })),
  'packages/api/src/__generated__/operations.ts': header + writeOperations(contract),
  'packages/api/src/__generated__/permissions.ts': header + writePermissions(contract),
  'packages/api/src/__generated__/permissionNames.ts': header + writePermissionNames(contract),
  'packages/ui/src/fleet/__generated__/checks.ts': header + writeChecks(contract),
  'apps/server/src/parse/__generated__/checks.ts': header + writeChecks(contract),
  'apps/server/src/reference/__generated__/permissions.ts': header + writeServerPermissions(contract),
}

for (const [path, text] of Object.entries(files)) {
  const target = new URL(path, REPOSITORY)
  if (!process.argv.includes('--check')) {
    await writeFile(target, text)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} differs from openapi/. Run \`npm run generate\`.`)
    process.exitCode = 1
  }
}

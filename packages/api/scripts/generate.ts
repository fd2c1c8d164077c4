/**
 * Writes src/__generated__/schema.ts from openapi/fleet.yaml. With `--check` it writes nothing, and exits with 1 if the
 * file is not up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const contract = new URL('../../../openapi/fleet.yaml', import.meta.url)
const target = new URL('../src/__generated__/schema.ts', import.meta.url)
const header = '// Made from openapi/fleet.yaml by `npm run generate`. Do not edit.\n\n'

const generated = header + astToString(await openapiTS(contract, { enumValues: true, silent: true }))

if (!process.argv.includes('--check')) {
  await writeFile(target, generated)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== generated) {
  console.error(
    'packages/api/src/__generated__/schema.ts differs from openapi/fleet.yaml. Run `npm run generate`.',
  )
  process.exitCode = 1
}

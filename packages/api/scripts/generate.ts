/**
 * Writes src/__generated__ from openapi/fleet.yaml. With `--check` it writes nothing, and exits with 1 if a file is not
 * up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { writeOperations } from './writeOperations.ts'

const contract = new URL('../../../openapi/fleet.yaml', import.meta.url)
const header = '// Made from openapi/fleet.yaml by `npm run generate`. Do not edit.\n\n'

const files = {
  'schema.ts': astToString(await openapiTS(contract, { enumValues: true, silent: true })),
  'operations.ts': writeOperations(parse(await readFile(contract, 'utf8'))),
}

for (const [name, text] of Object.entries(files)) {
  const target = new URL(`../src/__generated__/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(target, header + text)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== header + text) {
    console.error(
      `packages/api/src/__generated__/${name} differs from openapi/fleet.yaml. Run \`npm run generate\`.`,
    )
    process.exitCode = 1
  }
}

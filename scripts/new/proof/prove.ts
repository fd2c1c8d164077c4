/**
 * Runs the generators in a copy of the repository and checks format, types and rules of the result; `--all` runs all
 * checks.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { addSample } from './addSample.ts'
import { copyRepository } from './copyRepository.ts'
import { passes } from './passes.ts'

const generators = [
  ['node', 'scripts/new/newComponent.ts', 'SampleBar'],
  ['node', 'scripts/new/newComponent.ts', 'SampleScale', '--package', 'maps'],
  ['node', 'scripts/new/newResource.ts', 'sampleRecord'],
  ['node', 'scripts/new/newResource.ts', 'sampleReading'],
  ['node', 'scripts/new/newRelation.ts', 'sampleRecord', 'sampleReading'],
  ['node', 'scripts/new/newRelation.ts', 'vehicle', 'sampleReading'],
]
const vitest = (project: string, ...paths: string[]) => ['vitest', 'run', `--project=${project}`, ...paths]
const everything = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  ['node', 'scripts/types.ts'],
  ['pnpm', '--silent', 'run', 'generate:check'],
  ['redocly', 'lint', 'openapi/fleet.yaml'],
  vitest('rules'),
  ['knip'],
  vitest('unit'),
  vitest('server'),
  ['node', 'scripts/packages/check.ts'],
  vitest('stories', 'SampleBar', 'SampleScale', 'sampleRecord', 'sampleReading', 'fleet/vehicle'),
]

function proveAll(copy: string): boolean {
  return (
    generators.every((one) => passes(copy, one) !== false) &&
    everything.map((one) => passes(copy, one) !== false).every(Boolean)
  )
}

/** Checks format, types and rules of the generated files. */
function proveQuickly(copy: string): boolean {
  const written = passes(copy, ['node', 'scripts/new/proof/writeSamples.ts'])
  if (written === false) return false
  const paths: string[] = JSON.parse(written.trim().split('\n').at(-1) ?? '[]')
  const include = paths
    .filter((path) => /^(packages|apps\/dashboard)\/.*\.tsx?$/.test(path))
    .map((path) => `../../${path}`)
  writeFileSync(
    join(copy, 'apps/dashboard/tsconfig.proof.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  )
  const checks = [
    ['oxfmt', '--check', ...paths.filter((path) => !path.endsWith('.sql'))],
    ['tsc', '--noEmit', '-p', 'apps/dashboard/tsconfig.proof.json'],
    ['tsc', '--noEmit', '-p', 'apps/server'],
    vitest('rules'),
  ]
  return checks.map((check) => passes(copy, check) !== false).every(Boolean)
}

const copy = copyRepository(root)
try {
  addSample(copy)
  const proven = process.argv.includes('--all') ? proveAll(copy) : proveQuickly(copy)
  process.exitCode = proven ? 0 : 1
} finally {
  if (process.argv.includes('--keep')) console.log(copy)
  else rmSync(copy, { recursive: true, force: true })
}

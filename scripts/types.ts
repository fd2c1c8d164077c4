import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeReadmeExamples } from './readmeExamples.ts'

const projects = [
  '.',
  'packages/api',
  'packages/ui',
  'packages/maps',
  'apps/dashboard',
  'apps/server',
  'bench',
]

/** Checks the types of every package and of the examples in their READMEs; exits 1 on an error. */
function checkTypes() {
  const failed = [...projects, writeReadmeExamples()].filter((project) => {
    if (!existsSync(`${project}/tsconfig.json`)) throw new Error(`${project} has no tsconfig.json`)
    return spawnSync('tsc', ['--noEmit', '-p', project], { stdio: 'inherit' }).status !== 0
  })
  if (failed.length > 0) console.error(`Type errors in: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

checkTypes()

import { spawnSync } from 'node:child_process'
import { writeReadmeExamples } from './readmeExamples.ts'

/**
 * `packages/api` and `apps/server` follow the stricter import rules of Node.js. All other code belongs to the root
 * project, so that the compiler reads the types of the libraries only once.
 */
const projects = ['.', 'packages/api', 'apps/server']

/** Checks the types of all code and of the examples in the READMEs; exits 1 on an error. */
function checkTypes() {
  const failed = [...projects, writeReadmeExamples()].filter((project) => {
    // Each additional compiler thread checks some types again. On two cores, two threads need the least time.
    return spawnSync('tsc', ['--noEmit', '-p', project, '--checkers', '2'], { stdio: 'inherit' }).status !== 0
  })
  if (failed.length > 0) console.error(`Type errors in: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

checkTypes()

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder for the examples. It is in the dashboard, which depends on all three packages, so that the imports work. */
const readmes = 'apps/dashboard/node_modules/.readmes'

/**
 * `packages/api` and `apps/server` follow the stricter import rules of Node.js. All other code belongs to the root
 * project, so that the compiler reads the types of the libraries only once.
 */
const projects = ['.', 'packages/api', 'apps/server', readmes]

/** Checks the types of all code and of the examples in the READMEs; exits 1 on an error. */
function checkTypes() {
  writeReadmeExamples()
  const failed = projects.filter((project) => {
    // The compiler stores its results and checks only files again that changed, or that import a changed file.
    const stored = join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const incremental = ['--incremental', '--tsBuildInfoFile', stored]
    // Each additional compiler thread checks some types again. On two cores, two threads need the least time.
    const args = ['--noEmit', '-p', project, '--checkers', '2', ...incremental]
    return spawnSync('tsc', args, { stdio: 'inherit' }).status !== 0
  })
  if (failed.length > 0) console.error(`Type errors in: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** Writes the examples of the READMEs as files to compile. */
function writeReadmeExamples() {
  rmSync(readmes, { recursive: true, force: true })
  mkdirSync(readmes, { recursive: true })
  for (const name of ['.', 'packages/api', 'packages/ui', 'packages/maps']) {
    const readme = readFileSync(`${name}/README.md`, 'utf8')
    const examples = [...readme.matchAll(/^```(tsx?|js)\n([^]*?)^```$/gm)]
    if (examples.length === 0) throw new Error(`${name}/README.md has no example.`)
    for (const [at, [, language = '', code = '']] of examples.entries())
      writeFileSync(join(readmes, `${name.split('/').at(-1)?.replace('.', 'root')}${at}.${language}`), code)
  }
  const compilerOptions = { allowJs: true, checkJs: true }
  const files = { extends: '../../tsconfig.json', compilerOptions, include: ['*'], exclude: [] }
  writeFileSync(join(readmes, 'tsconfig.json'), JSON.stringify(files))
}

checkTypes()

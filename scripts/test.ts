import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.ts'
import { type Step, steps } from './testSteps.ts'
import { type Count, countStep, endOf, failuresOf } from './testReport.ts'

interface Result extends Count {
  name: string
  seconds: number
  note?: string
  /** One description for each failed test. */
  failures: string[]
}

async function runStep(step: Step, alone: boolean): Promise<Result> {
  const started = performance.now()
  if (step.report) rmSync(step.report, { force: true })
  if (alone) console.log(`\n▶ ${step.name}`)
  const { status, output } = await runCommand(step, alone)
  if (!alone) console.log(`\n▶ ${step.name}\n${output}`)
  const seconds = (performance.now() - started) / 1000
  if (step.unavailable !== undefined && status === step.unavailable) {
    const failed = process.env['CI'] ? 1 : 0
    return { name: step.name, seconds, passed: 0, failed, skipped: 0, note: 'DID NOT RUN', failures: [] }
  }
  const count = countStep(status, step.report)
  return { name: step.name, seconds, ...count, failures: count.failed > 0 ? namedFailures(step, output) : [] }
}

/** Runs a command and returns its output. If `alone`, prints the output at once; otherwise the caller prints it. */
async function runCommand({ command: [file = '', ...rest], env }: Step, alone: boolean) {
  const child = spawn(file, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...env },
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      if (alone) process.stdout.write(part)
    })
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(null)
    })
    child.on('close', resolve)
  })
  return { status, output: Buffer.concat(parts).toString() }
}

/**
 * Returns a text for each failed test of a step; if the command failed without a failed test, the end of its output.
 */
function namedFailures(step: Step, output: string): string[] {
  const { report } = step
  const named = report && existsSync(report) ? failuresOf(JSON.parse(readFileSync(report, 'utf8'))) : []
  return named.length > 0
    ? named.map((failure) => `✗ ${step.name}: ${failure}`)
    : [`✗ ${step.name}: no test failed, but the command did. The end of its output:\n${endOf(output)}`]
}

function line(result: Result) {
  const mark = result.failed > 0 ? '✗' : result.note ? '!' : '✓'
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
  const note = result.note ? `  ${result.note}` : ''
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`
  return `${mark} ${result.name.padEnd(36)} ${counts.padEnd(26)} ${result.seconds.toFixed(1).padStart(6)} s${note}`
}

/** Returns the steps to run: the daily parts, all, or all of those whose name contains one of the words. */
function choose(all: boolean, words: readonly string[]): Step[][] {
  if (words.length > 0)
    return steps.map((group) => group.filter(({ name }) => words.some((word) => name.includes(word))))
  if (all) return steps
  return steps.map((group) =>
    group.flatMap((step) => (step.daily === false ? [] : { ...step, ...step.daily })),
  )
}

/** `npm test`, `npm run test:all`: runs steps, prints a table, and exits 1 when anything failed. */
async function main() {
  const started = performance.now()
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  mkdirSync('.results', { recursive: true })
  process.env['CHROMIUM_PATH'] = findChromium()
  const results: Result[] = []
  for (const group of choose(values.all, positionals)) {
    results.push(...(await Promise.all(group.map((step) => runStep(step, group.length === 1)))))
  }
  if (results.length === 0)
    throw new Error('No step has one of these words in its name: see scripts/testSteps.ts.')
  const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0)
  const seconds = (performance.now() - started) / 1000
  const table = [...results.map(line), `all steps: ${Math.round(seconds)} s`]
  console.log(`\n${table.join('\n')}`)
  for (const result of results) {
    if (result.note)
      console.log(`\n!! ${result.name.toUpperCase()}: ${result.note}. This machine cannot run these tests.`)
  }
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`)
  writeFileSync(
    '.results/test.json',
    JSON.stringify({ passed: total('passed'), failed: total('failed'), failures, table }),
  )
  console.log(`\n${total('passed')} passed, ${total('failed')} failed in ${Math.round(seconds)} s`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

await main()

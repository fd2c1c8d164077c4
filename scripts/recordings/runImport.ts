import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** The result that `import --json` prints for one file. */
export interface Outcome {
  file: string
  error?: string
  report?: {
    read: number
    taken: { points: number; sessions: number }
    already: number
    refused: { total: number }
  }
}

/** Runs the import command on an embedded database in `dataDir`, which gets the devices of the files; returns its exit status and its results. */
export async function runImport(
  dataDir: string,
  ...args: string[]
): Promise<{ status: number; outcomes: Outcome[] }> {
  const run = spawn(process.execPath, ['apps/server/src/cli/import.ts', '--json', '--create', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [status]] = await Promise.all([text(run.stdout), once(run, 'exit')])
  const answer: { files: Outcome[] } = output.trimStart().startsWith('{') ? JSON.parse(output) : { files: [] }
  return { status: Number(status), outcomes: answer.files }
}

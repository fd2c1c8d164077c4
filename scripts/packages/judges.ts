import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Check } from '../checks.ts'
import { type PackageName, packs } from './packages.ts'

/** What publint finds wrong with a tarball, at its strictest. */
export async function publintCheck(name: PackageName): Promise<Check> {
  const { buffer } = new Uint8Array(readFileSync(join(packs, `${name}.tgz`)))
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  return {
    label: `${name}: publint`,
    measured: found.join('; ') || 'nothing',
    limit: 'nothing',
    ok: found.length === 0,
  }
}

/** Whether the types of every entry are found under Node and under bundlers. */
export function typesCheck(name: PackageName): Promise<Check> {
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color']
  const notCode = ['--exclude-entrypoints', './fonts.css', './tokens.css', './tokens.json']
  return new Promise((resolve) => {
    execFile('attw', [join(packs, `${name}.tgz`), ...options, ...notCode], (error, stdout) => {
      if (error) console.log(stdout)
      resolve({
        label: `${name}: are the types wrong?`,
        measured: error ? 'see above' : 'no',
        limit: 'no',
        ok: error === null,
      })
    })
  })
}

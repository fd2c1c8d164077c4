import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** npm runs scripts in the project folder; a path is meant from where the command was given. */
export function locate(file: string): string {
  const here = resolve(file)
  return existsSync(here) ? here : resolve(process.env['INIT_CWD'] ?? '.', file)
}

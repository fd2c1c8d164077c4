import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Resolves a path. If the working directory has no such file, resolves the path from the directory where the user
 * called npm, because npm runs scripts in the project folder.
 */
export function locate(file: string): string {
  const here = resolve(file)
  return existsSync(here) ? here : resolve(process.env['INIT_CWD'] ?? '.', file)
}

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies the repository with uncommitted files and installs its dependencies. */
export function copyRepository(root: string): string {
  // The copy is inside the repository, on the same disk as the package store, so that pnpm can link packages.
  mkdirSync(join(root, '.results'), { recursive: true })
  const copy = mkdtempSync(join(root, '.results/new-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of listed.split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], {
    cwd: copy,
    stdio: 'inherit',
  })
  return copy
}

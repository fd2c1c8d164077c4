import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A copy of the repository as it stands, uncommitted files too, with an installation of its own that nothing else uses. */
export function copyRepository(root: string): string {
  // On the same disk as the store of the packages, which are linked from there.
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

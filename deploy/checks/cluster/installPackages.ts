import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A program and the Debian package that contains it. */
const programs = {
  '/usr/lib/postgresql/15/bin/initdb': 'postgresql-15',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/openssl': 'openssl',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
}

/** Installs the missing packages; needs Debian 12 and root. */
export function installPackages(): void {
  if (process.getuid?.() !== 0) throw new Error('npm run test:cluster needs root, to install packages.')
  const missing = Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', ['-q', ...args], { env, stdio: 'ignore' })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...missing)
}

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeployFile } from './onLoopback.ts'
import type { Processes } from './Processes.ts'

/** Starts HAProxy with the files of `deploy` and a self-signed certificate. */
export function startProxy(processes: Processes): void {
  const path = (name: string) => join(processes.folder, name)
  const options = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  execFileSync('openssl', [...options, '-keyout', path('key.pem'), '-out', path('cert.pem')], {
    stdio: 'ignore',
  })
  writeFileSync(
    path('sikud.pem'),
    readFileSync(path('cert.pem'), 'utf8') + readFileSync(path('key.pem'), 'utf8'),
  )
  const web = readDeployFile('haproxy.cfg')
    .replace('/etc/haproxy/sikud.pem', path('sikud.pem'))
    // Lowers the maximum number of connections, because each connection through HAProxy needs two file descriptors, and
    // a container often allows only 20,000.
    .replace('maxconn 20000', 'maxconn 8000')
  writeFileSync(path('haproxy.cfg'), `${web}\n${readDeployFile('haproxy-postgres.cfg')}`)
  processes.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', path('haproxy.cfg')])
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../apps/server/src/config/settings.ts'
import { nodeOptions, serverEnvironment } from '../scripts/serverProcess.ts'
import { read } from './repository.ts'

const haproxy = read('deploy/haproxy.cfg')
const ports = {
  web: settings.PORT.fallback,
  osmand: settings.OSMAND_PORT.fallback,
  gt06: settings.GT06_PORT.fallback,
  teltonika: settings.TELTONIKA_PORT.fallback,
}
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

describe('haproxy.cfg', () => {
  const sections = new Map(
    haproxy
      .split(/^(?=\w)/m)
      .map((section) => [/^(?:backend|listen) (\w+)/.exec(section)?.[1] ?? '', section]),
  )

  it.each(Object.entries(ports))('HAProxy sends %s traffic to its port of the server', (name, port) => {
    const servers = [...(sections.get(name) ?? '').matchAll(/^\s+server \S+ \S+:(\d+)/gm)]
    expect(servers.map(([, number]) => number)).toEqual([port, port, port])
  })

  it('HAProxy checks web servers by /readyz, and tracker ports by /healthz on the web port', () => {
    const routes = read('apps/server/src/web/healthRoutes.ts')
    for (const [name, path] of Object.entries({ web: '/readyz', osmand: '/healthz', gt06: '/healthz' })) {
      const section = sections.get(name) ?? ''
      expect(section).toContain(`option httpchk GET ${path}\n`)
      expect(routes).toContain(`app.get('${path}'`)
      if (name !== 'web') expect(section.match(new RegExp(` port ${ports.web}$`, 'gm'))).toHaveLength(3)
    }
  })

  it('HAProxy waits longer for the response to a position report than the server waits for the database', () => {
    const [, waitS = ''] = /timeout server (\d+)s/.exec(sections.get('osmand') ?? '') ?? []
    const [, waitMs = ''] =
      /WAIT_FOR_DATABASE_MS = ([\d_]+)/.exec(read('apps/server/src/ingest/PositionIntake.ts')) ?? []
    expect(Number(waitS) * 1_000).toBeGreaterThan(Number(waitMs.replaceAll('_', '')))
  })

  describe.runIf(isInstalled('haproxy'))('in HAProxy', () => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'sikud-haproxy-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    it('haproxy.cfg is valid together with haproxy-postgres.cfg', () => {
      const certificate = join(folder, 'sikud.pem')
      const options = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
      const files = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
      execFileSync('openssl', [...options, '-keyout', files[0] ?? '', '-out', files[1] ?? ''], {
        stdio: 'ignore',
      })
      writeFileSync(certificate, files.map((file) => readFileSync(file, 'utf8')).join(''))
      const file = join(folder, 'haproxy.cfg')
      const text = haproxy.replace('/etc/haproxy/sikud.pem', certificate)
      writeFileSync(file, `${text}\n${read('deploy/haproxy-postgres.cfg')}`)
      const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
      expect([status, stderr.replaceAll(/^.*(NOTICE|haproxy version|path to executable).*\n/gm, '')]).toEqual(
        [0, ''],
      )
      expect(stdout).toContain('valid')
    })
  })
})

describe('PostgreSQL behind HAProxy', () => {
  it('haproxy-postgres.cfg and patroni.yml name the same nodes and ports', () => {
    const text = read('deploy/haproxy-postgres.cfg')
    const patroni: { restapi: { listen: string }; postgresql: { listen: string } } = parse(
      read('deploy/patroni.yml'),
    )
    expect(text).toContain(`server postgres1 ${patroni.postgresql.listen}\n`)
    expect(text).toContain(`check port ${patroni.restapi.listen.split(':')[1] ?? ''} `)
    expect(read('deploy/sikud.env')).toContain(`10.0.0.1:${/bind :(\d+)/.exec(text)?.[1] ?? ''}/sikud`)
  })
})

describe('systemd unit and container', () => {
  const known = new Set([
    ...Object.keys(settings),
    ...Object.keys(serverEnvironment),
    'NODE_COMPILE_CACHE',
    'TZ',
  ])
  const containerfile = read('deploy/Containerfile')
  const unit = read('deploy/sikud.service')

  it('the systemd unit and the container set only settings that the server has', () => {
    const names = [
      ...read('deploy/sikud.env').matchAll(/^#?([A-Z_]+)=/gm),
      ...unit.matchAll(/^Environment=([A-Z_]+)=/gm),
      ...(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/([A-Z_]+)=/g),
    ].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('the systemd unit and the container run server.js, and the container opens the ports of the server', () => {
    const program = [...nodeOptions, 'server.js']
    expect(unit).toContain(`ExecStart=/usr/bin/node ${program.join(' ')}\n`)
    expect(containerfile).toContain(`CMD [${['node', ...program].map((word) => `"${word}"`).join(', ')}]`)
    expect(containerfile).toContain(`EXPOSE ${Object.values(ports).join(' ')}\n`)
    expect(containerfile).toContain(`http://127.0.0.1:${ports.web}/healthz`)
  })

  it('the systemd unit and the container have the same memory settings as npm start', () => {
    for (const [name, value] of Object.entries(serverEnvironment)) {
      expect(unit).toContain(`Environment=${name}=${value}\n`)
      expect(containerfile).toContain(`ENV ${name}=${value}\n`)
    }
  })

  it('the linter accepts the Containerfile', () => {
    expect(validate(containerfile).map(({ message }) => message)).toEqual([])
    expect(validate(`${containerfile}RUNS true\n`)).toHaveLength(1)
  })

  it.runIf(isInstalled('systemd-analyze'))('systemd accepts the unit without a warning', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/sikud.service'], { encoding: 'utf8' })
    // Ignores a missing /usr/bin/node, because Node may be elsewhere on this machine.
    expect(stderr.replaceAll(/^.*\/usr\/bin\/node is not executable.*\n/gm, '')).toBe('')
  })
})

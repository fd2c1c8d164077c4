import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../listen.ts'

/** A point in a response of the API. */
export interface ApiPoint {
  lat: number
  lng: number
  speed: number | null
  time?: string
}

export interface ApiSession {
  id: number
  start: { time: string | null }
  end: { time: string | null }
  device: { imei: string }
  /** Length of the trip in kilometres. */
  distance: number
  points: ApiPoint[]
}

/** A device of the live fleet in a response of the API. */
export interface ApiLivePosition {
  device: { id: number }
  lat: number | null
  lng: number | null
  time: string | null
  simulated?: boolean
}

interface Account {
  email: string
  password: string
}

/** Runs the real server on a data directory, and creates an administrator. */
export class RecordingServer {
  private readonly process: ChildProcess
  private readonly token: string
  readonly origin: string
  readonly account: Account

  private constructor(server: ChildProcess, origin: string, account: Account, token: string) {
    this.process = server
    this.origin = origin
    this.account = account
    this.token = token
  }

  /** Starts the server on a free port; throws if it is not ready within two minutes. */
  static async start(dataDir: string, settings: Record<string, string> = {}): Promise<RecordingServer> {
    const port = String(await freePort())
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '0',
      PORT: port,
      HOST: '127.0.0.1',
      OSMAND_PORT: 'off',
      GT06_PORT: 'off',
      ...settings,
    }
    const email = 'rekaman@sikud.test'
    const admin = ['apps/server/src/cli/createAdmin.ts', '--email', email, '--name', 'Uji Rekaman']
    const made = spawnSync(process.execPath, admin, { env, encoding: 'utf8' })
    const password = /Password: (\S+)/.exec(made.stdout)?.[1]
    if (password === undefined) throw new Error(`The administrator was not created: ${made.stderr}`)
    const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const origin = `http://127.0.0.1:${port}`
    for (let waited = 0; !(await isReady(origin)); waited += 250) {
      if (server.exitCode !== null || waited > 120_000) throw new Error('The server did not start')
      await setTimeout(250)
    }
    const response = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token }: { token: string } = await response.json()
    return new RecordingServer(server, origin, { email, password }, token)
  }

  /** Reads trips, which the API calls sessions; `query` filters them. */
  sessions(query = ''): Promise<ApiSession[]> {
    return this.read(`/gps/session${query}`)
  }

  /** Reads one trip with its points. */
  session(id: number): Promise<ApiSession> {
    return this.read(`/gps/session/${String(id)}`)
  }

  /** Reads the last position of every device. */
  live(): Promise<ApiLivePosition[]> {
    return this.read('/gps/live')
  }

  /** Registers a device. */
  async addDevice(imei: string): Promise<void> {
    await this.request('/device/create', { name: `Pelacak ${imei.slice(-4)}`, imei })
  }

  /** Reports positions over OsmAnd; resolves when they are stored. */
  async report(positions: readonly object[]): Promise<void> {
    await this.request('/ingest/osmand', positions)
  }

  private async read<Data>(path: string): Promise<Data> {
    const response = await this.request(path)
    const body: { data: Data } = await response.json()
    return body.data
  }

  private async request(path: string, body?: object): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      // The checks compute for seconds between two requests; meanwhile the server closes a kept connection, and a request
      // on it would fail.
      connection: 'close',
    }
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${this.origin}/api/v1${path}`, request)
    if (!response.ok) throw new Error(`${path} returned ${String(response.status)}: ${await response.text()}`)
    return response
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return
    this.process.kill('SIGTERM')
    await once(this.process, 'exit')
  }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

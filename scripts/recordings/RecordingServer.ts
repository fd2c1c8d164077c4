import { spawnSync } from 'node:child_process'
import { type ServerProcess, startServer } from '../serverProcess.ts'

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
  private readonly server: ServerProcess
  private readonly token: string
  readonly origin: string
  readonly account: Account

  private constructor(server: ServerProcess, account: Account, token: string) {
    this.server = server
    this.origin = server.origin
    this.account = account
    this.token = token
  }

  /** Creates the administrator, and starts the server on a free port. */
  static async start(dataDir: string, settings: Record<string, string> = {}): Promise<RecordingServer> {
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0', ...settings }
    const email = 'rekaman@sikud.test'
    const admin = ['apps/server/src/cli/createAdmin.ts', '--email', email, '--name', 'Uji Rekaman']
    const made = spawnSync(process.execPath, admin, { env: { ...process.env, ...env }, encoding: 'utf8' })
    const password = /Password: (\S+)/.exec(made.stdout)?.[1]
    if (password === undefined) throw new Error(`The administrator was not created: ${made.stderr}`)
    const server = await startServer(env)
    const response = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token }: { token: string } = await response.json()
    return new RecordingServer(server, { email, password }, token)
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
    await this.server.stop()
  }
}

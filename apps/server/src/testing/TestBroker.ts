import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mqtt, { type MqttClient } from 'mqtt'
import { freePort } from './freePort.ts'

/** Whether Debian's package `mosquitto` is installed. */
export const hasMosquitto = spawnSync('mosquitto', ['-h'], { env: pathOfDaemons() }).error === undefined

/** Debian installs mosquitto in a folder that is not on the PATH of every user. */
function pathOfDaemons() {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` }
}

/** A mosquitto broker of a test, and a client that publishes at it. */
export class TestBroker {
  readonly url: string
  private readonly directory: string
  private readonly process: ChildProcess
  private readonly client: MqttClient

  private constructor(url: string, directory: string, child: ChildProcess, client: MqttClient) {
    this.url = url
    this.directory = directory
    this.process = child
    this.client = client
  }

  static async start(): Promise<TestBroker> {
    const port = await freePort()
    const directory = mkdtempSync(join(tmpdir(), 'mosquitto-'))
    const file = join(directory, 'mosquitto.conf')
    writeFileSync(file, `listener ${String(port)} 127.0.0.1\nallow_anonymous true\nmax_queued_messages 0\n`)
    const child = spawn('mosquitto', ['-c', file], { env: pathOfDaemons(), stdio: 'ignore' })
    const url = `mqtt://127.0.0.1:${String(port)}`
    const client = mqtt.connect(url, { protocolVersion: 5, reconnectPeriod: 50 })
    // The broker needs a moment before it listens; until then the client tries again.
    client.on('error', () => undefined)
    await new Promise<void>((resolve) => client.once('connect', () => resolve()))
    return new TestBroker(url, directory, child, client)
  }

  /** Publishes a message; resolves when the broker has it. */
  async publish(topic: string, message: unknown): Promise<void> {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    await this.client.publishAsync(topic, text, { qos: 1 })
  }

  async close(): Promise<void> {
    await this.client.endAsync(true)
    const closed = once(this.process, 'close')
    this.process.kill('SIGKILL')
    await closed
    rmSync(this.directory, { recursive: true })
  }
}

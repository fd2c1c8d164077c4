import { setTimeout as wait } from 'node:timers/promises'
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt'
import type { MqttSettings } from '../../config/config.ts'
import { isOfSchema } from '../../http/contract.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { NetworkLimit } from '../../security/clientNetwork.ts'
import type { Intake, TrackerReport } from '../Intake.ts'
import { readReports } from '../osmand/readReports.ts'
import { storePatiently } from '../storePatiently.ts'
import { readForwarded } from '../traccar/traccarHandlers.ts'

/**
 * Number of connections to the broker. A connection handles one message after the other, and each waits for its commit;
 * the commits of several connections are one batch.
 */
const CONNECTIONS = 8

/** Seconds for which the broker keeps the messages of a server that is away. */
const SESSION_S = 7 * 86_400

/** Maximum size of a message in bytes. The broker discards larger ones. */
const MAX_MESSAGE_BYTES = 64 * 1024

/** Milliseconds until a message is stored again after an unexpected error. */
const RETRY_MS = 5_000

/** Stands for the network of the sender, which only the broker knows. */
const NETWORK = 'mqtt'

const isForwarded = isOfSchema('TraccarForward')

/**
 * Receives the positions that Traccar and OwnTracks publish at an MQTT broker. A message is acknowledged only after its
 * commit. All servers share the subscription, so that the broker sends each message to one of them.
 */
export class MqttIntake {
  /** Resolves when all connections have subscribed for the first time. */
  readonly ready: Promise<unknown>
  private readonly clients: MqttClient[]
  private readonly ending = new AbortController()
  private readonly intake: Intake
  private readonly onError: (error: unknown) => void
  /** So that a wrong configuration writes one line a minute and not one for each message. */
  private readonly errors = new NetworkLimit({ windowMs: 60_000, network: 1, all: 1 })

  constructor(settings: MqttSettings, intake: Intake, onError: (error: unknown) => void) {
    this.intake = intake
    this.onError = onError
    const connections = Array.from({ length: CONNECTIONS }, (_, n) => this.connect(settings, n + 1))
    this.clients = connections.map(({ client }) => client)
    this.ready = Promise.all(connections.map(({ subscribed }) => subscribed))
  }

  /** Disconnects. What is not acknowledged, the broker sends again, to this or to another server. */
  async close(): Promise<void> {
    this.ending.abort()
    await Promise.all(this.clients.map((client) => client.endAsync()))
  }

  private connect({ url, topics, clientId }: MqttSettings, n: number) {
    const client = mqtt.connect(url, {
      protocolVersion: 5,
      clientId: `${clientId}-${String(n)}`,
      clean: false,
      resubscribe: false,
      properties: { sessionExpiryInterval: SESSION_S, maximumPacketSize: MAX_MESSAGE_BYTES },
    })
    const { promise: subscribed, resolve } = Promise.withResolvers<void>()
    const shared = topics.map((topic) => `$share/sikud/${topic}`)
    client.on('error', (error) => this.report(error))
    client.on('connect', () => {
      client.subscribe(shared, { qos: 1 }, (error, granted = []) => {
        const refused = granted.filter(({ qos }) => qos > 1).map(({ topic }) => topic)
        if (error) this.report(error)
        else if (refused.length > 0) this.report(new Error(`The broker refuses ${refused.join(', ')}.`))
        else resolve()
      })
    })
    client.handleMessage = (packet, done) => {
      const { stream } = client
      void this.store(packet).then((isStored) => {
        // After a reconnection the broker sends the message again, and its number can belong to another one.
        if (isStored && client.stream === stream) done()
      })
    }
    return { client, subscribed }
  }

  /** Stores a message. Returns false if the server stops before that; then it must not be acknowledged. */
  private async store({ topic, payload }: IPublishPacket): Promise<boolean> {
    const reports = await this.read(topic, payload.toString())
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next attempt follows the last one
        await Promise.all(reports.map((report) => storePatiently(this.intake, report, this.ending.signal)))
        return true
      } catch (error) {
        if (this.ending.signal.aborted) return false
        this.report(error)
        // oxlint-disable-next-line no-await-in-loop -- the next attempt follows the wait
        await wait(RETRY_MS, undefined, { signal: this.ending.signal }).catch(() => undefined)
      }
    }
  }

  /** Reads a message. A message that cannot be read gets no better when it is repeated, so it has no reports. */
  private async read(topic: string, text: string): Promise<TrackerReport[]> {
    const now = Date.now()
    try {
      const body: unknown = JSON.parse(text)
      if (!isPlainObject(body)) throw new Error('no object')
      // The broker, not the phone, says that a phone is gone.
      if (body['_type'] === 'lwt') return []
      if ('_type' in body) return (await readReports({ id: topic.split('/').at(-1) }, body, now)).map(named)
      if (!isForwarded(body)) throw new Error('neither of Traccar nor of OwnTracks')
      return [named(readForwarded(body, now))]
    } catch {
      // Neither the topic nor the text: both can name a person or a place.
      this.report(new Error('A message is neither of Traccar nor of OwnTracks.'))
      return []
    }
  }

  private report(error: unknown): void {
    if (this.errors.admit('', Date.now())) this.onError(error)
  }
}

function named(report: TrackerReport): TrackerReport {
  return { ...report, network: NETWORK }
}

import type { Intake } from '../ingest/Intake.ts'
import { type Gt06Limits, Gt06Server } from '../ingest/gt06/Gt06Server.ts'
import { TestTracker } from './TestTracker.ts'

const usual: Gt06Limits = { connections: 100, loginMs: 20_000, idleMs: 20_000 }

/** The GT06 servers and trackers of a test. */
export class TestLines {
  private endings: (() => unknown)[] = []

  async start(intake: Intake, limits: Partial<Gt06Limits> = {}) {
    const errors: unknown[] = []
    const server = new Gt06Server(intake, (error) => errors.push(error), { ...usual, ...limits })
    this.endings.push(() => server.close())
    return { server, errors, port: await server.listen(0, '127.0.0.1') }
  }

  async dial(port: number): Promise<TestTracker> {
    const tracker = await TestTracker.dial(port)
    this.endings.push(() => tracker.hangUp())
    return tracker
  }

  /** Closes all of them, the last first. */
  async cut(): Promise<void> {
    for (const end of this.endings.toReversed()) await end()
    this.endings = []
  }
}

/** Number of responses to send before the event loop can run other work, such as the queries of the next batch. */
const SLICE = 50

/** Sends the responses to stored reports, a few at a time, so that the next batch does not wait for all of them. */
export class Responses {
  private readonly due: (() => void)[] = []
  private sending: Promise<void> | null = null

  /** Queues responses; they are sent in order. */
  add(responses: readonly (() => void)[]): void {
    for (const respond of responses) this.due.push(respond)
    this.sending ??= this.send()
  }

  /** Resolves when all responses are sent. */
  async flush(): Promise<void> {
    await this.sending
  }

  private async send(): Promise<void> {
    while (this.due.length > 0) {
      await new Promise((next) => setImmediate(next))
      for (const respond of this.due.splice(0, SLICE)) respond()
    }
    this.sending = null
  }
}

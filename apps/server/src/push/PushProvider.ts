import { AccessRefused, AccessTokens } from './AccessTokens.ts'
import { askProvider } from './askProvider.ts'
import { type PushMessage, buildPushRequest } from './buildPushRequest.ts'
import type { PushSettings } from '../config/PushSettings.ts'
import { type PushOutcome, readPushOutcome, unanswered } from './readPushOutcome.ts'

/** The push provider, as far as messages to browsers go. */
export class PushProvider {
  private readonly access: AccessTokens
  private readonly url: string

  constructor({ account, url }: PushSettings) {
    this.access = new AccessTokens(account)
    this.url = `${url}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  }

  /** Tries once to send a message; never throws. */
  async send(message: PushMessage): Promise<PushOutcome> {
    try {
      const token = await this.access.get()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await askProvider(this.url, JSON.stringify(buildPushRequest(message)), headers)
      if (answer.status === 401) this.access.drop(token)
      const outcome = readPushOutcome(answer)
      return { ...outcome, error: outcome.error?.replaceAll(message.token, '…') ?? null }
    } catch (error) {
      if (!(error instanceof AccessRefused)) return unanswered(error)
      const { retryAfterMs } = readPushOutcome({ status: 503, retryAfter: error.retryAfter, text: '' })
      return { status: 'again', error: error.message.slice(0, 300), retryAfterMs }
    }
  }
}

import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../apps/server/src/database/Database.ts'
import { accepted, type startPushProvider } from '../../../apps/server/src/testing/testPushProvider.ts'

type PushProvider = Awaited<ReturnType<typeof startPushProvider>>

/** A server sends at most this many pushes at once. It sends more when the provider has responded to all of them. */
export const PUSHES_OF_A_SERVER = 20
const POLL_MS = 50
const TIMEOUT_MS = 8_000

/**
 * Makes the push provider stop responding, queues pushes, and waits until every server waits for responses. Returns a
 * function that makes the provider respond again.
 */
export async function withholdAnswers(
  database: Database,
  provider: PushProvider,
  servers: number,
): Promise<() => void> {
  const answers: (() => void)[] = []
  provider.reply = (response, message) => void answers.push(() => accepted(response, message))
  const sent = servers * PUSHES_OF_A_SERVER
  await database.query(
    `insert into push_message (user_id, token_id, title, body, target, tag, important, due_at)
     select user_id, id, 'Kilometer', 'Servis', '/notification', 'cluster-' || n, true, now() - n * interval '1 second'
     from push_token, generate_series(1, $1::int) as n order by n, id limit $1`,
    [sent],
  )
  const end = performance.now() + TIMEOUT_MS
  while (answers.length < sent) {
    if (performance.now() > end)
      throw new Error(`The servers sent ${String(answers.length)} of ${String(sent)} pushes.`)
    await setTimeout(POLL_MS)
  }
  return () => {
    provider.reply = accepted
    for (const answer of answers) answer()
  }
}

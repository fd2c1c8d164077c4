import type { PushFault, PushState } from '@sikud/ui/push'
import type { BrowserPermission } from './browserPermission.ts'
import type { PushConnection, PushedMessage } from './connectProvider.ts'
import { pushFailure } from './pushFailure.ts'
import { initialPushState, nextPushState, type PushEvent } from './pushState.ts'

/** The calls of our server about push tokens. */
export type PushServer = {
  register: (token: string) => Promise<unknown>
  remove: (token: string) => Promise<unknown>
  test: (token: string) => Promise<unknown>
}

export type PushOptions = {
  permission: BrowserPermission
  /** Loads the provider's SDK and connects. */
  connect: () => Promise<PushConnection>
  /** Null on a base server, which does not take tokens. */
  server: PushServer | null
}

/** Push of this browser, without React. */
export type Push = {
  state: () => PushState
  subscribe: (listener: () => void) => () => void
  /** Registers this browser where the permission and the user's wish allow it. */
  follow: (isWanted: boolean) => void
  /** Requests the permission if needed, and registers; call it in a click handler only. */
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
  /** Shows a test notification: through our server and the provider, or by this browser alone. Rejects with a message for users. */
  test: (local: { title: string; body: string }) => Promise<'sent' | 'shown'>
  /** Unregisters the browser with the token of the ending session, without waiting. */
  leave: () => void
  onMessage: (listener: (message: PushedMessage) => void) => () => void
}

/** A browser that cannot reach its push service never answers. */
const answerWithinMs = 30_000

/** Keeps this browser registered while it is allowed and wanted; failures go to the state only. */
export function createPush({ permission, connect, server }: PushOptions): Push {
  const listeners = new Set<() => void>()
  const receivers = new Set<(message: PushedMessage) => void>()
  let state = initialPushState(permission.now())
  let connection: Promise<PushConnection> | null = null
  let token: string | null = null
  let isWanted = false
  // Runs one task at a time: a deletion must not hit a token that was just created.
  let queue = Promise.resolve()

  const isStarting = () => state.registration === 'starting'

  function happen(event: PushEvent) {
    const next = nextPushState(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function connected(): Promise<PushConnection> {
    connection ??= connect().then((made) => {
      made.onMessage((message) => {
        for (const receive of receivers) receive(message)
      })
      return made
    })
    // A failed connection is retried the next time.
    connection.catch(() => (connection = null))
    return connection
  }

  function start(): Promise<void> {
    if (isStarting()) return queue
    happen({ type: 'starting' })
    if (!isStarting()) return queue
    return attempt('subscribe', async () => {
      if (!isWanted) return
      token = await inTime((await connected()).token())
      await server?.register(token)
      happen({ type: 'started' })
    })
  }

  /** Our server first: it sends nothing to a token that it does not know. */
  async function giveBack(tellServer: (server: PushServer, token: string) => Promise<unknown>) {
    const given = token
    token = null
    if (server !== null && given !== null) await tellServer(server, given)
    await inTime((await connected()).remove())
    happen({ type: 'stopped' })
  }

  function stop(): Promise<void> {
    isWanted = false
    happen({ type: 'stopping' })
    return attempt('unsubscribe', () => giveBack((ours, given) => ours.remove(given)))
  }

  function attempt(otherwise: PushFault, work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch((error: unknown) => {
      happen({ type: 'failed', failure: pushFailure(error, otherwise) })
    })
    return queue
  }

  permission.onChange(() => {
    happen({ type: 'looked', permission: permission.now() })
    if (isWanted && state.registration === 'off' && state.failure === null) void start()
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(wanted) {
      isWanted = wanted
      if (wanted && state.registration === 'off' && state.failure === null) void start()
      // Turned off in another tab, which has done the rest.
      if (!wanted && state.registration === 'on') {
        token = null
        happen({ type: 'stopping' })
        happen({ type: 'stopped' })
      }
    },
    async turnOn() {
      isWanted = true
      if (state.permission === 'default') happen({ type: 'asked', permission: await permission.ask() })
      await start()
    },
    turnOff: stop,
    async test({ title, body }) {
      if (server === null || token === null) {
        await (await connected()).show(title, body)
        return 'shown'
      }
      await server.test(token)
      return 'sent'
    },
    leave() {
      if (state.registration === 'off') return
      isWanted = false
      happen({ type: 'stopping' })
      // Nobody is left to see a failure.
      queue = queue
        .then(() => giveBack((ours, given) => ours.remove(given).catch(() => {})))
        .catch(() => happen({ type: 'stopped' }))
    },
    onMessage(receive) {
      receivers.add(receive)
      return () => receivers.delete(receive)
    },
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), answerWithinMs)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

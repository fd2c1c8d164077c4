import type { PushFault, PushState } from '@sikud/ui/push'
import type { BrowserPermission } from './browserPermission.ts'
import type { PushConnection, PushedMessage } from './PushConnection.ts'
import { pushFailure } from './pushFailure.ts'
import { initialPushState, nextPushState, type PushEvent } from './pushState.ts'

/** Our server, as far as it has to know this browser. */
export type PushServer = {
  register: (token: string) => Promise<unknown>
  remove: (token: string) => Promise<unknown>
  test: (token: string) => Promise<unknown>
}

export type PushOptions = {
  permission: BrowserPermission
  /** Loads the provider's SDK, and connects. */
  connect: () => Promise<PushConnection>
  /** Null on a base server, which has no use for the token. */
  server: PushServer | null
}

/** Notifications of this browser, apart from React. */
export type Push = {
  state: () => PushState
  subscribe: (listener: () => void) => () => void
  /** Registers this browser where that is allowed and wanted. */
  follow: (isWanted: boolean) => void
  /** Asks for the permission where nobody has yet, and registers; only in answer to a click. */
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
  /** Has a notification shown: by our server and the provider, or by this browser alone. Rejects in words for people. */
  test: (local: { title: string; body: string }) => Promise<'sent' | 'shown'>
  /** Takes the browser back, in the name of the session that ends; it is not waited for. */
  leave: () => void
  onMessage: (listener: (message: PushedMessage) => void) => () => void
}

/** Browsers without a way to their push service never answer. */
const answerWithinMs = 30_000

/** Keeps this browser registered while it is allowed and wanted; whatever fails is told in the state, and nowhere else. */
export function createPush({ permission, connect, server }: PushOptions): Push {
  const listeners = new Set<() => void>()
  const receivers = new Set<(message: PushedMessage) => void>()
  let state = initialPushState(permission.now())
  let connection: Promise<PushConnection> | null = null
  let token: string | null = null
  let isWanted = false
  // One thing after the other: a name that is being given back must not be the one that was just got.
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
    // What failed is tried anew the next time.
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

  /** Our server first: what it does not know is not pushed to, whatever the provider says. */
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
      // Switched off in another tab, which has seen to the rest.
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
      // The end of the session takes the browser back as well: nobody is left to be told of a failure.
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

import { ApiError } from '../../client/ApiError.ts'
import { createFleetClient } from '../../client/createFleetClient.ts'
import type { FleetClientOptions } from '../../client/FleetClientOptions.ts'
import type { Session } from '../session.ts'
import type { BrowserPermission } from './browserPermission.ts'
import { pushFailure, within } from './pushFailure.ts'
import { initialPushState, nextPushState } from './pushState.ts'
import type { PushConnection, PushedMessage, PushEvent, PushFault, PushState } from './pushState.ts'

/** The API operations for push tokens (the address of one browser at the push provider). */
export type PushServer = {
  register: (token: string) => Promise<unknown>
  remove: (token: string) => Promise<unknown>
  test: (token: string) => Promise<unknown>
}

export type PushOptions = {
  permission: BrowserPermission
  /** Loads the provider's SDK and connects. */
  connect: () => Promise<PushConnection>
  /** Null with a base server: it has only the base API, without operations for push tokens. */
  server: PushServer | null
}

/** The state and the actions of push notifications in this browser, independent of React. */
export type Push = {
  state: () => PushState
  subscribe: (listener: () => void) => () => void
  /** Registers this browser if it has the permission and the user wants push. */
  follow: (isWanted: boolean) => void
  /** Requests the permission if needed, and registers this browser. Must be called in a click handler. */
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
  /**
   * Shows a test notification. Resolves with `sent` if our server sent it through the provider, and with `shown` if
   * only this browser showed it. Rejects with a message for the user.
   */
  test: (local: { title: string; body: string }) => Promise<'sent' | 'shown'>
  /** Unregisters this browser when the session ends; does not wait for the response. */
  leave: () => void
  onMessage: (listener: (message: PushedMessage) => void) => () => void
}

/** Time-out of a call to the SDK, because its promise never settles if the browser cannot reach its push service. */
const TIMEOUT_MS = 30_000

/** Creates the object that handles push in this browser. Its state shows failures; only `test` throws them. */
export function createPush({ permission, connect, server }: PushOptions): Push {
  const listeners = new Set<() => void>()
  const receivers = new Set<(message: PushedMessage) => void>()
  let state = initialPushState(permission.now())
  let connection: Promise<PushConnection> | null = null
  let token: string | null = null
  let isWanted = false
  // Runs one task at a time; otherwise one task could delete the token that another task has just created.
  let queue = Promise.resolve()

  const isStarting = () => state.registration === 'starting'

  function dispatch(event: PushEvent) {
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
    // Forgets a failed connection, so that the next call connects again.
    connection.catch(() => (connection = null))
    return connection
  }

  function start(): Promise<void> {
    if (isStarting()) return queue
    dispatch({ type: 'starting' })
    if (!isStarting()) return queue
    return attempt('subscribe', async () => {
      if (!isWanted) return
      const provider = await connected()
      token = await withTimeout(provider.token())
      try {
        await server?.register(token)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error
        // The token still belongs to another user, who used this browser and did not sign out.
        await withTimeout(provider.remove())
        token = await withTimeout(provider.token())
        await server?.register(token)
      }
      dispatch({ type: 'started' })
    })
  }

  /** Removes the token first from our server, so that our server stops sending, and then from the provider. */
  async function unregister(tellServer: (server: PushServer, token: string) => Promise<unknown>) {
    if (server !== null && token !== null) await tellServer(server, token)
    token = null
    await withTimeout((await connected()).remove())
    dispatch({ type: 'stopped' })
  }

  function stop(): Promise<void> {
    isWanted = false
    dispatch({ type: 'stopping' })
    return attempt('unsubscribe', () => unregister((ours, given) => ours.remove(given)))
  }

  function attempt(fallbackFault: PushFault, work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch((error: unknown) => {
      dispatch({ type: 'failed', failure: pushFailure(error, fallbackFault), hasToken: token !== null })
    })
    return queue
  }

  permission.onChange(() => {
    dispatch({ type: 'permissionRead', permission: permission.now() })
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
      // Push is on here but no longer wanted: another tab has turned it off and has already removed the token.
      if (!wanted && state.registration === 'on') {
        token = null
        dispatch({ type: 'stopping' })
        dispatch({ type: 'stopped' })
      }
    },
    async turnOn() {
      isWanted = true
      if (state.permission === 'default')
        dispatch({ type: 'permissionAnswered', permission: await permission.ask() })
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
      dispatch({ type: 'stopping' })
      // Ignores failures, because the user has signed out and cannot react.
      queue = queue
        .then(() => unregister((ours, given) => ours.remove(given).catch(() => {})))
        .catch(() => dispatch({ type: 'stopped' }))
    },
    onMessage(receive) {
      receivers.add(receive)
      return () => receivers.delete(receive)
    },
  }
}

/**
 * Returns our server's push operations. They keep the last session token, because they unregister the browser after the
 * session has ended.
 */
export function createPushServer(connection: FleetClientOptions, session: Session): PushServer {
  let last = session.token()
  const token = () => (last = session.token() ?? last)
  const { request } = createFleetClient({ ...connection, token })
  return {
    register: (pushToken) => request('registerPushToken', { body: { token: pushToken } }),
    remove: (pushToken) => request('removePushToken', { token: pushToken }),
    test: (pushToken) => request('sendTestPush', { body: { token: pushToken } }),
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return within(work, TIMEOUT_MS, new Error('No response in time.'))
}

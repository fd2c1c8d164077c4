import { ApiError } from '../../client/ApiError.ts'
import type { PushPermission } from './pushState.ts'
import { describe, expect, it } from 'vitest'
import { createPush, type PushServer } from './createPush.ts'
import type { PushConnection } from './pushState.ts'
import { PushError } from './pushFailure.ts'

type Given = {
  permission?: PushPermission
  answer?: PushPermission
  connect?: () => Promise<PushConnection>
  register?: PushServer['register']
  remove?: PushServer['remove']
}

function setUp({ permission = 'granted', answer = 'granted', connect, register, remove }: Given = {}) {
  const calls: string[] = []
  let now = permission
  let change = () => {}
  const tell = (name: string) => async () => {
    calls.push(name)
  }
  const connection: PushConnection = {
    token: async () => {
      calls.push('token')
      return 'nama'
    },
    remove: tell('remove'),
    show: tell('show'),
    onMessage: () => {},
  }
  const server: PushServer = {
    register: async (token) => {
      calls.push('server register')
      await register?.(token)
    },
    remove: async (token) => {
      calls.push(`server remove`)
      await remove?.(token)
    },
    test: tell('server test'),
  }
  const push = createPush({
    permission: {
      now: () => now,
      ask: async () => (now = answer),
      onChange: (listener) => (change = listener),
    },
    connect: connect ?? (async () => connection),
    server,
  })
  return {
    push,
    calls,
    setPermission(next: PushPermission) {
      now = next
      change()
    },
    settled: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}

describe('push', () => {
  it('registers first with the provider, then with our server', async () => {
    const { push, calls, settled } = setUp()
    push.follow(true)
    expect(push.state().registration).toBe('starting')
    await settled()
    expect(push.state().registration).toBe('on')
    expect(calls).toEqual(['token', 'server register'])
  })

  it('Y20: gets a new token if the server says that the token belongs to another user', async () => {
    const taken = new ApiError({ status: 409, code: 'http', message: 'Masih terdaftar.' })
    const answers = [() => Promise.reject(taken), async () => {}]
    const { push, calls } = setUp({ register: () => answers.shift()?.() ?? Promise.reject(taken) })
    await push.turnOn()
    expect(push.state()).toMatchObject({ registration: 'on', failure: null })
    expect(calls).toEqual(['token', 'server register', 'remove', 'token', 'server register'])
  })

  it('Y20: shows the message of the server if the new token is refused as well', async () => {
    const taken = new ApiError({ status: 409, code: 'http', message: 'Masih terdaftar.' })
    const { push, calls } = setUp({ register: () => Promise.reject(taken) })
    await push.turnOn()
    expect(push.state()).toMatchObject({ failure: { fault: 'server', detail: 'Masih terdaftar.' } })
    expect(calls.filter((call) => call === 'server register')).toHaveLength(2)
  })

  it('sends nothing without the permission, or while the user does not want push', async () => {
    const blocked = setUp({ permission: 'blocked' })
    blocked.push.follow(true)
    const unwanted = setUp()
    unwanted.push.follow(false)
    await unwanted.settled()
    expect([...blocked.calls, ...unwanted.calls]).toEqual([])
  })

  it('requests the permission on a click, and starts if the user grants it', async () => {
    const { push, calls } = setUp({ permission: 'default' })
    push.follow(true)
    expect(calls).toEqual([])
    await push.turnOn()
    expect(push.state()).toEqual({ permission: 'granted', registration: 'on', failure: null })
  })

  it.each([
    ['default', 'dismissed'],
    ['blocked', 'blocked'],
  ] as const)('registers nothing if the permission is %s, and reports %s', async (answer, fault) => {
    const { push, calls } = setUp({ permission: 'default', answer })
    await push.turnOn()
    expect(calls).toEqual([])
    expect(push.state()).toEqual({ permission: answer, registration: 'off', failure: { fault } })
  })

  it.each([
    ['the browser cannot subscribe', new DOMException('push service error', 'AbortError'), 'subscribe'],
    ['the provider returns no token', { code: 'messaging/token-subscribe-no-token' }, 'noToken'],
    ['the provider does not renew the token', { code: 'messaging/token-update-failed' }, 'update'],
  ])('is off if %s', async (_what, error, fault) => {
    const { push } = setUp({
      connect: async () => ({
        token: () => Promise.reject(error),
        remove: async () => {},
        show: async () => {},
        onMessage: () => {},
      }),
    })
    await push.turnOn()
    expect(push.state()).toEqual({ permission: 'granted', registration: 'off', failure: { fault } })
  })

  it('is off and reports a fault if the provider does not delete the token', async () => {
    const { push } = setUp({
      connect: async () => ({
        token: async () => 'nama',
        remove: () =>
          Promise.reject(Object.assign(new Error('500'), { code: 'messaging/token-unsubscribe-failed' })),
        show: async () => {},
        onMessage: () => {},
      }),
    })
    await push.turnOn()
    await push.turnOff()
    expect(push.state()).toMatchObject({ registration: 'off', failure: { fault: 'unsubscribe' } })
  })

  it('starts by itself when the user unblocks notifications', async () => {
    const { push, setPermission, settled } = setUp({ permission: 'blocked' })
    push.follow(true)
    setPermission('granted')
    await settled()
    expect(push.state().registration).toBe('on')
  })

  it('removes the token from our server first, then from the provider', async () => {
    const { push, calls } = setUp()
    await push.turnOn()
    calls.length = 0
    await push.turnOff()
    expect(calls).toEqual(['server remove', 'remove'])
    expect(push.state().registration).toBe('off')
  })

  it('stays on while our server has not removed the token, and removes it at the next try', async () => {
    const answers = [() => Promise.reject(new Error('503')), async () => {}]
    const removed: string[] = []
    const { push, calls } = setUp({
      remove: async (token) => {
        await answers.shift()?.()
        removed.push(token)
      },
    })
    await push.turnOn()
    await push.turnOff()
    expect(push.state()).toMatchObject({ registration: 'on', failure: { fault: 'unsubscribe' } })
    await expect(push.test({ title: '', body: '' })).resolves.toBe('sent')
    calls.length = 0
    await push.turnOff()
    expect(calls).toEqual(['server remove', 'remove'])
    expect(removed).toEqual(['nama'])
    expect(push.state()).toMatchObject({ registration: 'off', failure: null })
  })

  it('runs one task at a time, also if the user turns push off and on fast', async () => {
    const { push, calls } = setUp()
    await push.turnOn()
    calls.length = 0
    const [, last] = [push.turnOff(), push.turnOn()]
    await last
    expect(calls).toEqual(['server remove', 'remove', 'token', 'server register'])
    expect(push.state().registration).toBe('on')
  })

  it('keeps a failure in its state, and can retry', async () => {
    let isBroken = true
    const connection: PushConnection = {
      token: async () => 'nama',
      remove: async () => {},
      show: async () => {},
      onMessage: () => {},
    }
    const { push } = setUp({
      connect: async () => {
        if (isBroken) throw new PushError('workerSlow')
        return connection
      },
    })
    await push.turnOn()
    expect(push.state()).toMatchObject({ registration: 'off', failure: { fault: 'workerSlow' } })
    isBroken = false
    await push.turnOn()
    expect(push.state()).toMatchObject({ registration: 'on', failure: null })
  })

  it('stops when the session ends, and starts again with the next session', async () => {
    const { push, calls, settled } = setUp()
    push.follow(true)
    await settled()
    calls.length = 0
    push.leave()
    await settled()
    expect(calls).toEqual(['server remove', 'remove'])
    push.follow(true)
    await settled()
    expect(push.state().registration).toBe('on')
  })
})

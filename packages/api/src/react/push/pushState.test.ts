import { describe, expect, it } from 'vitest'
import { initialPushState, nextPushState, type PushEvent } from './pushState.ts'

const granted = initialPushState('granted')
const after = (start: ReturnType<typeof initialPushState>, ...events: PushEvent[]) =>
  events.reduce(nextPushState, start)
const failed: PushEvent = { type: 'failed', failure: { fault: 'subscribe' }, hasToken: false }

describe('the state of push', () => {
  it('changes from off to starting, on, stopping and off', () => {
    expect(after(granted, { type: 'starting' }).registration).toBe('starting')
    const on = after(granted, { type: 'starting' }, { type: 'started' })
    expect(on).toEqual({ permission: 'granted', registration: 'on', failure: null })
    expect(after(on, { type: 'stopping' }, { type: 'stopped' })).toEqual(granted)
  })

  it.each(['default', 'blocked', 'unsupported'] as const)(
    'does not start while the permission is %s',
    (permission) => {
      const state = initialPushState(permission)
      expect(nextPushState(state, { type: 'starting' })).toBe(state)
    },
  )

  it('stores whether the user granted the permission', () => {
    const initial = initialPushState('default')
    expect(after(initial, { type: 'permissionAnswered', permission: 'default' }).failure).toEqual({
      fault: 'dismissed',
    })
    expect(after(initial, { type: 'permissionAnswered', permission: 'blocked' })).toMatchObject({
      permission: 'blocked',
      failure: { fault: 'blocked' },
    })
    expect(after(initial, { type: 'permissionAnswered', permission: 'granted' })).toEqual(granted)
  })

  it('keeps a failure until the next attempt', () => {
    const broken = after(granted, { type: 'starting' }, failed)
    expect(broken).toEqual({ permission: 'granted', registration: 'off', failure: { fault: 'subscribe' } })
    expect(nextPushState(broken, { type: 'starting' }).failure).toBeNull()
  })

  it('ignores the result of a start or stop that is no longer in progress', () => {
    const stopping = after(granted, { type: 'starting' }, { type: 'stopping' })
    expect(nextPushState(stopping, { type: 'started' })).toBe(stopping)
    expect(nextPushState(granted, failed)).toBe(granted)
    const starting = nextPushState(granted, { type: 'starting' })
    expect(nextPushState(starting, { type: 'stopped' })).toBe(starting)
  })

  it('is reset only when the permission changes', () => {
    const on = after(granted, { type: 'starting' }, { type: 'started' })
    expect(nextPushState(on, { type: 'permissionRead', permission: 'granted' })).toBe(on)
    expect(nextPushState(on, { type: 'permissionRead', permission: 'blocked' })).toEqual(
      initialPushState('blocked'),
    )
  })
})

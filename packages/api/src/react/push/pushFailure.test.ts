import { ApiError } from '../../client/ApiError.ts'
import { expect, it } from 'vitest'
import { PushError, pushFailure } from './pushFailure.ts'

it.each([
  ['messaging/permission-blocked', 'blocked'],
  ['messaging/permission-default', 'dismissed'],
  ['messaging/unsupported-browser', 'unsupported'],
  ['messaging/indexed-db-unsupported', 'indexedDb'],
  ['messaging/failed-service-worker-registration', 'worker'],
  ['messaging/token-subscribe-failed', 'subscribe'],
  ['messaging/token-subscribe-no-token', 'noToken'],
  ['messaging/token-update-failed', 'update'],
  ['messaging/token-update-no-token', 'noToken'],
  ['messaging/token-unsubscribe-failed', 'unsubscribe'],
])('maps the SDK error %s to %s', (code, fault) => {
  expect(pushFailure(Object.assign(new Error('x'), { code }), 'code')).toEqual({ fault })
})

it('names the missing configuration value', () => {
  const error = { code: 'installations/missing-app-config-values', customData: { valueName: 'appId' } }
  expect(pushFailure(error, 'subscribe')).toEqual({ fault: 'config', detail: 'appId' })
})

it('keeps the message of our server, and the fault of a PushError', () => {
  expect(
    pushFailure(new ApiError({ status: 503, code: 'http', message: 'Coba lagi nanti.' }), 'subscribe'),
  ).toEqual({
    fault: 'server',
    detail: 'Coba lagi nanti.',
  })
  expect(pushFailure(new PushError('workerSlow'), 'subscribe')).toEqual({ fault: 'workerSlow' })
})

it.each([new DOMException('push service error', 'AbortError'), null, 'text', { code: 7 }])(
  'treats an unknown error as a failure of the current step: %s',
  (error) => {
    expect(pushFailure(error, 'unsubscribe')).toEqual({ fault: 'unsubscribe' })
  },
)

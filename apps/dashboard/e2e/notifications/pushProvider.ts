import { expect } from '@playwright/test'
import type { BrowserContext, Request, Route } from '@playwright/test'
import { subscription } from './pushSubscription.ts'

/** A web configuration as the provider's console shows it, with the public key (`vapidKey`) for subscriptions. */
export const webConfig = {
  apiKey: 'AIzaSyContohKunciUntukUji',
  authDomain: 'armada-uji.firebaseapp.com',
  projectId: 'armada-uji',
  storageBucket: 'armada-uji.firebasestorage.app',
  messagingSenderId: '481926550137',
  appId: '1:481926550137:web:9c1f27',
  vapidKey: Buffer.from([4, ...Array.from({ length: 64 }, (_, index) => 255 - index)]).toString('base64url'),
}

const installations = `https://firebaseinstallations.googleapis.com/v1/projects/${webConfig.projectId}/installations`
const registrations = `https://fcmregistrations.googleapis.com/v1/projects/${webConfig.projectId}/registrations`
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

type Call = 'create' | 'update' | 'remove'

/** Replaces the push provider's API in the browser, and checks each call against its specification. */
export async function standInForProvider(context: BrowserContext) {
  const calls: Call[] = []
  /** A test can put a response here that replaces the usual one; null makes the connection fail. */
  const overrides: Partial<Record<Call | 'install', { status: number; body: unknown } | null>> = {}
  let count = 0

  async function answer(route: Route, kind: Call | 'install', usual: unknown) {
    const other = overrides[kind]
    if (other === null) return route.abort('connectionfailed')
    const { status, body } = other ?? { status: 200, body: usual }
    return route.fulfill({ status, headers: cors, json: body })
  }

  await context.route(
    /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//,
    async (route) => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      if (request.url() === installations) return answer(route, 'install', checkInstallation(request))
      const call = callOf(request)
      calls.push(call)
      await checkRegistration(request, call)
      count += call === 'create' ? 1 : 0
      return answer(route, call, call === 'remove' ? {} : { token: tokenNumber(count) })
    },
  )
  return { calls, overrides }
}

/** Returns the token of the `count`-th registration. */
export function tokenNumber(count: number): string {
  return `cUji${count}:APA91bHPRgkF3JUikC4ENAHEeMrd41Zxv3hVZjC9KtT8OvPVGJ-hQMRKRrZuJAEcl7B338qju59zJMjw2DELjzEvxwYv7hH5Ynpc1ODQ0aT4U4OFEeco8ohsN5PjL1iC2dNtk2BAokeMCg2ZXKqpc8FXKmhX94kIxQ`
}

function callOf(request: Request): Call {
  const kinds: Record<string, Call> = { POST: 'create', PATCH: 'update', DELETE: 'remove' }
  const call = kinds[request.method()]
  if (call === undefined) throw new Error(`Unknown to the provider: ${request.method()} ${request.url()}`)
  return call
}

function checkInstallation(request: Request) {
  const body: { fid: string } = request.postDataJSON()
  expect(request.headers()['x-goog-api-key']).toBe(webConfig.apiKey)
  expect(body).toMatchObject({ appId: webConfig.appId, fid: expect.stringMatching(/^[\w-]{22}$/) })
  return {
    name: `projects/${webConfig.messagingSenderId}/installations/${body.fid}`,
    fid: body.fid,
    refreshToken: 'penyegar',
    authToken: { token: 'tanda-pemasangan', expiresIn: '604800s' },
  }
}

async function checkRegistration(request: Request, call: Call) {
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({
    'x-goog-api-key': webConfig.apiKey,
    'x-goog-firebase-installations-auth': 'FIS tanda-pemasangan',
    'content-type': 'application/json',
  })
  expect(headers['authorization'], 'the provider does not get the session token').toBeUndefined()
  if (call === 'create') expect(request.url()).toBe(registrations)
  else expect(request.url()).toMatch(new RegExp(`^${registrations}/cUji\\d:`))
  if (call === 'remove') return
  const { web } = request.postDataJSON()
  expect(web).toMatchObject({ ...subscription, applicationPubKey: webConfig.vapidKey })
}

import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { baseRoutes } from './baseRoutes.ts'
import type { Answer, BaseRoute } from './baseRoutes.ts'
import { newBaseData } from './baseStandInData.ts'
import { listen } from '../../../../scripts/listen.ts'

const token = 'tanda-dari-penyedia'

/** Matches the names of headers that a browser adds itself, and of the two headers that the base contract allows. */
const knownHeaders =
  /^(host|connection|content-length|user-agent|accept|accept-encoding|accept-language|origin|referer|pragma|cache-control|priority|dnt|sec-.+|access-control-request-.+|authorization|content-type)$/

/**
 * Starts a fake base server (a server that has only the base API). Its responses have only the fields that the base
 * contract requires. It shares no code with apps/server. It answers a request that the base contract does not define
 * with 501 and records it in `unexpectedCalls`.
 */
export async function startBaseStandIn() {
  const base = newBaseData()
  const unexpectedCalls: string[] = []
  const calls: string[] = []
  const handlers: BaseRoute[] = [
    [
      /^POST \/auth\/login$/,
      ({ body }) =>
        body.email === 'staf@penyedia.test' && body.password === 'rahasia-penyedia'
          ? { status: 200, body: { token, message: 'Selamat bekerja.' } }
          : { status: 401, body: { message: 'Email atau password salah.' } },
    ],
    ...baseRoutes(base),
  ]

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const origin = request.headers.origin ?? '*'
    const cors = {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    const call = `${request.method} ${decodeURIComponent(request.url ?? '')}`.replace('/api/v1', '')
    calls.push(call)
    const { status, body } = decide(call, request, await readBody(request))
    response.writeHead(status, { ...cors, 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  function decide(call: string, request: IncomingMessage, body: Record<string, unknown>): Answer {
    const extra = Object.keys(request.headers).filter((name) => !knownHeaders.test(name))
    if (extra.length > 0) unexpectedCalls.push(`${call} with the header ${extra.join(', ')}`)
    const found = handlers.find(([pattern]) => pattern.test(call))
    if (found === undefined) {
      unexpectedCalls.push(call)
      return { status: 501, body: { message: `Tidak dikenal: ${call}` } }
    }
    const open = call === 'POST /auth/login'
    if (!open && request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { message: 'Sesi berakhir.' } }
    }
    const [pattern, handler] = found
    return handler({ ids: pattern.exec(call)?.slice(1) ?? [], body })
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)
  return {
    apiBaseUrl: `http://127.0.0.1:${port}/api/v1`,
    token,
    /** The requests that the base contract does not define, and those with a header that it does not allow. */
    unexpectedCalls,
    calls,
    devices: base.devices.rows,
    vehicles: base.vehicles.rows,
    drivers: base.drivers.rows,
    roles: base.roles.rows,
    me: base.me,
    position: base.position,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : JSON.parse(text)
}

import type { Transport } from '../createTransport.ts'
import { isObject } from '../httpError.ts'
import type { LoginInput, LoginResult } from '../models.ts'
import { callInit, invalidBody, readBody, readWrite, textOf, type CallOptions } from '../readAnswer.ts'

/** Signing in and out. */
export function authCalls(api: Transport) {
  return {
    async login(body: LoginInput, options?: CallOptions): Promise<LoginResult> {
      const call = api.POST('/auth/login', { ...callInit(options), body })
      const answer = await readBody(call, options, { 401: 'Email atau password salah.' })
      const { token, message } = isObject(answer.body) ? answer.body : {}
      if (typeof token !== 'string' || !token) throw invalidBody(answer.status)
      return { token, message: textOf(message) }
    },
    /** Extension `sessionEnd`; the request outlives the page. */
    async logout(options?: CallOptions) {
      return readWrite(api.POST('/auth/logout', { ...callInit(options), keepalive: true }), options)
    },
  }
}

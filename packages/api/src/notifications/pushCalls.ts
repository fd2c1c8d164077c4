import type { Transport } from '../transport/createTransport.ts'
import { callInit, readWrite, type CallOptions } from '../readResponse.ts'

/** Returns the operations on push tokens, which are the addresses of browsers at the push provider. */
export function pushCalls(api: Transport) {
  return {
    /** Registers the push token of this browser. */
    async registerPushToken(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/token', { ...callInit(options), body: { token } }), options)
    },
    /** Removes a push token. Also succeeds if the server does not know the token. */
    async removePushToken(token: string, options?: CallOptions) {
      const params = { path: { token } }
      // `keepalive`: the page navigates to the sign-in while this request is in progress.
      const call = api.DELETE('/push/token/{token}', { ...callInit(options), params, keepalive: true })
      return readWrite(call, options)
    },
    /** Sends one push message to the browser with this token, whatever rules the user has set. */
    async sendTestPush(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/test', { ...callInit(options), body: { token } }), options)
    },
  }
}

import type { Transport } from '../createTransport.ts'
import { callInit, readWrite, type CallOptions } from '../readAnswer.ts'

/** Returns the operations on push tokens of browsers. */
export function pushCalls(api: Transport) {
  return {
    /** Registers the push token of this browser. */
    async registerPushToken(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/token', { ...callInit(options), body: { token } }), options)
    },
    /** Removes a push token; also succeeds if the token is unknown. */
    async removePushToken(token: string, options?: CallOptions) {
      const params = { path: { token } }
      // The page navigates to the sign-in while this request is in progress.
      const call = api.DELETE('/push/token/{token}', { ...callInit(options), params, keepalive: true })
      return readWrite(call, options)
    },
    /** Sends one push message to the browser of the token; ignores the rules. */
    async sendTestPush(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/test', { ...callInit(options), body: { token } }), options)
    },
  }
}

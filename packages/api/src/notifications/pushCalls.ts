import type { Transport } from '../createTransport.ts'
import { callInit, readWrite, type CallOptions } from '../readAnswer.ts'

/** Where the server pushes to. */
export function pushCalls(api: Transport) {
  return {
    /** Takes the token that the push provider gave to this browser. */
    async registerPushToken(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/token', { ...callInit(options), body: { token } }), options)
    },
    /** A token that is not known is as good as removed. */
    async removePushToken(token: string, options?: CallOptions) {
      const params = { path: { token } }
      // Asked for while the page leaves for the sign-in.
      const call = api.DELETE('/push/token/{token}', { ...callInit(options), params, keepalive: true })
      return readWrite(call, options)
    },
    /** Has one message pushed to the browser of the token, whatever the rules say. */
    async sendTestPush(token: string, options?: CallOptions) {
      return readWrite(api.POST('/push/test', { ...callInit(options), body: { token } }), options)
    },
  }
}

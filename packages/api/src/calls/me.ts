import type { Transport } from '../transport/createTransport.ts'
import type { EmailInput, PasswordInput, ProfileInput } from '../models.ts'
import { callInit, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { currentUser } from '../readers/people.ts'

/** Returns the operations on the account of the signed-in user. */
export function meCalls(api: Transport) {
  return {
    async getMe(options?: CallOptions) {
      const call = api.GET('/me', { ...callInit(options), params: { query: { include: 'role' } } })
      return readRecord(call, options, currentUser)
    },
    async updateProfile(body: ProfileInput, options?: CallOptions) {
      return readWrite(api.POST('/me/profile', { ...callInit(options), body }), options)
    },
    async changePassword(body: PasswordInput, options?: CallOptions) {
      return readWrite(api.POST('/me/password', { ...callInit(options), body }), options)
    },
    /** Extension `selfService`: starts a change of the e-mail address. The user must then open each e-mailed link. */
    async startEmailChange(body: EmailInput, options?: CallOptions) {
      return readWrite(api.POST('/me/email', { ...callInit(options), body }), options)
    },
    /** Extension `selfService`: cancels the pending change of the e-mail address. */
    async withdrawEmailChange(options?: CallOptions) {
      return readWrite(api.DELETE('/me/email', callInit(options)), options)
    },
  }
}

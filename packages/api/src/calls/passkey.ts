import type { Transport } from '../transport/createTransport.ts'
import type { Id, PasskeyInput, PasskeySignInInput, PasskeySignInStart, SignInResult } from '../models.ts'
import { callInit, readBody, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { newPasskey, passkey, passkeyCreation, passkeyRequest } from '../readers/passkey.ts'
import { recordPath } from '../recordPath.ts'
import { signedIn } from './auth.ts'

/** Returns the operations of the extension `passkeys`: sign-in, confirmation, and the list of the user's passkeys. */
export function passkeyCalls(api: Transport) {
  return {
    /** Returns the options for `navigator.credentials.get`, to sign in. */
    async startPasskeySignIn(body: PasskeySignInStart, options?: CallOptions) {
      const call = api.POST('/auth/passkey/options', { ...callInit(options), body })
      return readRecord(call, options, passkeyRequest)
    },
    async signInWithPasskey(body: PasskeySignInInput, options?: CallOptions): Promise<SignInResult> {
      return signedIn(await readBody(api.POST('/auth/passkey', { ...callInit(options), body }), options))
    },
    /**
     * Returns the options for `navigator.credentials.get`, to confirm who the user is. Pass the credential that the
     * browser then returns to `confirmMe`.
     */
    async startPasskeyConfirm(options?: CallOptions) {
      return readRecord(api.POST('/me/confirm/passkey', callInit(options)), options, passkeyRequest)
    },
    async listOwnPasskeys(options?: CallOptions) {
      return readList(api.GET('/me/passkey', callInit(options)), options, passkey)
    },
    /**
     * Returns the options for `navigator.credentials.create`. Pass the credential that the browser then creates to
     * `createPasskey`.
     */
    async startPasskey(options?: CallOptions) {
      return readRecord(api.POST('/me/passkey/options', callInit(options)), options, passkeyCreation)
    },
    /** Adds a passkey. Returns recovery codes if the user had no second factor before. No later call returns them. */
    async createPasskey(body: PasskeyInput, options?: CallOptions) {
      return readRecord(api.POST('/me/passkey/create', { ...callInit(options), body }), options, newPasskey)
    },
    async deletePasskey(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/me/passkey/{id}', { ...callInit(options), params }), options)
    },
  }
}

import type { Transport } from '../transport/createTransport.ts'
import type { ApiTokenInput, ConfirmInput, FactorCode, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { idAndName } from '../readers/fleet.ts'
import { apiToken, factor, factorSeed, newApiToken, recoveryCodes, userSession } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations of the extensions `sessions`, `secondFactor` and `apiTokens`. */
export function securityCalls(api: Transport) {
  return {
    /**
     * Confirms with a password, a code or a passkey who the user is. For 15 minutes the session can then call
     * the operations that need a confirmation.
     */
    async confirmMe(body: ConfirmInput, options?: CallOptions) {
      return readWrite(api.POST('/me/confirm', { ...callInit(options), body }), options)
    },
    /** Returns the state of the factor. The methods from here to `resetFactor` need the extension `secondFactor`. */
    async getFactor(options?: CallOptions) {
      return readRecord(api.GET('/me/factor', callInit(options)), options, factor)
    },
    /** Returns the secret key of a new second factor, only once. `confirmFactor` then enables the factor. */
    async startFactor(options?: CallOptions) {
      return readRecord(api.POST('/me/factor/totp', callInit(options)), options, factorSeed)
    },
    /** Enables the second factor and returns the recovery codes. No later call returns them. */
    async confirmFactor(body: FactorCode, options?: CallOptions) {
      const call = api.POST('/me/factor/totp/confirm', { ...callInit(options), body })
      return readRecord(call, options, recoveryCodes)
    },
    async removeFactor(options?: CallOptions) {
      return readWrite(api.DELETE('/me/factor/totp', callInit(options)), options)
    },
    /** Returns new recovery codes; the old ones stop working. */
    async renewRecoveryCodes(options?: CallOptions) {
      return readRecord(api.POST('/me/factor/codes', callInit(options)), options, recoveryCodes)
    },
    /** Disables the second factor of another user. */
    async resetFactor(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/user/{id}/factor', { ...callInit(options), params }), options)
    },
    async listOwnSessions(options?: CallOptions) {
      return readList(api.GET('/me/session', callInit(options)), options, userSession)
    },
    async endOtherSessions(options?: CallOptions) {
      return readWrite(api.DELETE('/me/session', callInit(options)), options)
    },
    async endOwnSession(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/me/session/{id}', { ...callInit(options), params }), options)
    },
    async listUserSessions(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readList(api.GET('/user/{id}/session', { ...callInit(options), params }), options, userSession)
    },
    async endUserSessions(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/user/{id}/session', { ...callInit(options), params }), options)
    },
    async listOwnTokens(options?: CallOptions) {
      return readList(api.GET('/me/token', callInit(options)), options, apiToken)
    },
    /** Lists the permissions that this user can give to an API token. */
    async listTokenPermissions(options?: CallOptions) {
      return readList(api.GET('/me/token/permission', callInit(options)), options, idAndName)
    },
    /** Creates an API token and returns it. No later call returns its secret value. */
    async createToken(body: ApiTokenInput, options?: CallOptions) {
      return readRecord(api.POST('/me/token/create', { ...callInit(options), body }), options, newApiToken)
    },
    async deleteToken(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/me/token/{id}', { ...callInit(options), params }), options)
    },
    async listUserTokens(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readList(api.GET('/user/{id}/token', { ...callInit(options), params }), options, apiToken)
    },
    async deleteUserTokens(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/user/{id}/token', { ...callInit(options), params }), options)
    },
  }
}

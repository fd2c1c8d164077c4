import type { Transport } from '../createTransport.ts'
import type { ApiTokenInput, ConfirmInput, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { choice } from '../readers/fleet.ts'
import { apiToken, newApiToken, userSession } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

/** Sessions and the step-up (extension `sessions`), and API tokens (extension `apiTokens`). */
export function securityCalls(api: Transport) {
  return {
    /** For 15 minutes this session may do what asks for a confirmation. */
    async confirmMe(body: ConfirmInput, options?: CallOptions) {
      return readWrite(api.POST('/me/confirm', { ...callInit(options), body }), options)
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
    /** What a token of this user can get. */
    async listTokenPermissions(options?: CallOptions) {
      return readList(api.GET('/me/token/permission', callInit(options)), options, choice)
    },
    /** Returns the token; no later answer has it. */
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

import type { Transport } from '../transport/createTransport.ts'
import { isObject } from '../httpError.ts'
import type {
  EmailInput,
  FactorInput,
  LinkInput,
  LinkPasswordInput,
  LoginInput,
  LoginResult,
  RegisterInput,
  SetUpInput,
  SignInResult,
  VerifyEmailInput,
} from '../models.ts'
import {
  callInit,
  invalidBody,
  readBody,
  readRecord,
  readWrite,
  textOf,
  type CallOptions,
} from '../readResponse.ts'
import { invitedAccount } from '../readers/people.ts'

/** Returns the operations of sign-in and sign-out, and the operations for users who are not signed in. */
export function authCalls(api: Transport) {
  return {
    async login(body: LoginInput, options?: CallOptions): Promise<LoginResult> {
      const call = api.POST('/auth/login', { ...callInit(options), body })
      const result = await readBody(call, options, { 401: 'Email atau password salah.' })
      const challenge = isObject(result.body) && textOf(result.body['challenge'])
      return challenge ? { challenge, factors: factorsOf(result.body) } : signedIn(result)
    },
    /** Extension `secondFactor`: completes a sign-in with a code of an authenticator app or a recovery code. */
    async signInWithFactor(body: FactorInput, options?: CallOptions): Promise<SignInResult> {
      return signedIn(await readBody(api.POST('/auth/factor', { ...callInit(options), body }), options))
    },
    /** Extension `sessionEnd`: ends the session. With `keepalive`, the request continues after the page is closed. */
    async logout(options?: CallOptions) {
      return readWrite(api.POST('/auth/logout', { ...callInit(options), keepalive: true }), options)
    },
    /** Extension `userAdmin`: returns the account that was invited. The link can still be used afterwards. */
    async checkInvitation(body: LinkInput, options?: CallOptions) {
      const call = api.POST('/auth/invitation/check', { ...callInit(options), body })
      return readRecord(call, options, invitedAccount)
    },
    /** Extension `userAdmin`: sets the first password of an invited user, but does not sign the user in. */
    async acceptInvitation(body: LinkPasswordInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/invitation', { ...callInit(options), body }), options)
    },
    /** Extension `selfService`: sets a new password and ends all sessions of the user, who must sign in again. */
    async recoverAccount(body: LinkPasswordInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/recover', { ...callInit(options), body }), options)
    },
    /**
     * Stores a registration, which an administrator must approve. This method and all methods below need the extension
     * `selfService`.
     */
    async register(body: RegisterInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/register', { ...callInit(options), body }), options)
    },
    async verifyEmail(body: VerifyEmailInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/verify-email', { ...callInit(options), body }), options)
    },
    async resendVerification(body: EmailInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/resend', { ...callInit(options), body }), options)
    },
    async forgotPassword(body: EmailInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/forgot-password', { ...callInit(options), body }), options)
    },
    /** Confirms a new e-mail address. The token comes from the link that `startEmailChange` sent to that address. */
    async confirmEmail(body: LinkInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/confirm-email', { ...callInit(options), body }), options)
    },
    /** Creates the first administrator. The token comes from the setup link. */
    async setUp(body: SetUpInput, options?: CallOptions) {
      return readWrite(api.POST('/auth/setup', { ...callInit(options), body }), options)
    },
  }
}

/**
 * Returns the second factors that the user can use: the server's list, or `totp` and `recovery` if the server sends no
 * list.
 */
function factorsOf(body: unknown): string[] {
  const factors = isObject(body) ? body['factors'] : undefined
  return Array.isArray(factors) ? factors.filter((name) => typeof name === 'string') : ['totp', 'recovery']
}

/** Returns the token and the message in the response of a sign-in; throws `ApiError` if the token is missing. */
export function signedIn({ body, status }: { body: unknown; status: number }): SignInResult {
  const { token, message } = isObject(body) ? body : {}
  if (typeof token !== 'string' || !token) throw invalidBody(status)
  return { token, message: textOf(message) }
}

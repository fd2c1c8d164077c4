import type { FleetClient } from '../createFleetClient.ts'
import type {
  EmailInput,
  LinkInput,
  LinkPasswordInput,
  LoginInput,
  RegisterInput,
  SetUpInput,
  VerifyEmailInput,
} from '../models.ts'
import { mutation } from './recordQueries.ts'

/**
 * Returns the mutations for sign-in, for sign-out (extension `sessionEnd`), and for writes without a sign-in, such as
 * accepting an invitation (extensions `selfService` and `userAdmin`).
 */
export function authMutations(client: FleetClient) {
  return {
    login: () => mutation(['auth', 'login'], (input: LoginInput) => client.login(input), []),
    logout: () => mutation(['auth', 'logout'], () => client.logout(), []),
    // This check is a mutation, because the key of a query would keep the secret token in the query cache.
    checkInvitation: () =>
      mutation(['auth', 'invitation', 'check'], (input: LinkInput) => client.checkInvitation(input), []),
    acceptInvitation: () =>
      mutation(['auth', 'invitation'], (input: LinkPasswordInput) => client.acceptInvitation(input), []),
    recover: () =>
      mutation(['auth', 'recover'], (input: LinkPasswordInput) => client.recoverAccount(input), []),
    register: () => mutation(['auth', 'register'], (input: RegisterInput) => client.register(input), []),
    verifyEmail: () =>
      mutation(['auth', 'verify'], (input: VerifyEmailInput) => client.verifyEmail(input), []),
    confirmEmail: () =>
      mutation(['auth', 'confirmEmail'], (input: LinkInput) => client.confirmEmail(input), []),
    resend: () => mutation(['auth', 'resend'], (input: EmailInput) => client.resendVerification(input), []),
    forgot: () => mutation(['auth', 'forgot'], (input: EmailInput) => client.forgotPassword(input), []),
    setUp: () => mutation(['auth', 'setup'], (input: SetUpInput) => client.setUp(input), []),
  }
}

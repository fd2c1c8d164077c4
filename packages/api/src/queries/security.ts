import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { ApiTokenInput, ConfirmInput, FactorCode, Id, PasskeyInput } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** Returns the queries for the extensions `sessions`, `secondFactor`, `passkeys` and `apiTokens`. */
export function securityQueries(client: FleetClient) {
  return {
    factor: () =>
      queryOptions({
        queryKey: ['factor', 'own'],
        queryFn: ({ signal }) => client.getFactor({ signal }),
      }),
    passkeys: () =>
      queryOptions({
        queryKey: ['passkey', 'own'],
        queryFn: ({ signal }) => client.listOwnPasskeys({ signal }),
      }),
    ownSessions: () =>
      queryOptions({
        queryKey: ['signedIn', 'own'],
        queryFn: ({ signal }) => client.listOwnSessions({ signal }),
      }),
    userSessions: (id: Id) =>
      queryOptions({
        queryKey: ['signedIn', 'user', String(id)],
        queryFn: ({ signal }) => client.listUserSessions(id, { signal }),
      }),
    ownTokens: () =>
      queryOptions({
        queryKey: ['token', 'own'],
        queryFn: ({ signal }) => client.listOwnTokens({ signal }),
      }),
    tokenPermissions: () =>
      queryOptions({
        queryKey: ['token', 'permission'],
        queryFn: ({ signal }) => client.listTokenPermissions({ signal }),
      }),
    userTokens: (id: Id) =>
      queryOptions({
        queryKey: ['token', 'user', String(id)],
        queryFn: ({ signal }) => client.listUserTokens(id, { signal }),
      }),
  }
}

/** Returns the mutations for the extensions `sessions`, `secondFactor`, `passkeys` and `apiTokens`. */
export function securityMutations(client: FleetClient) {
  return {
    confirm: () => mutation(['me', 'confirm'], (input: ConfirmInput) => client.confirmMe(input), []),
    startFactor: () => mutation(['factor', 'start'], () => client.startFactor(), []),
    confirmFactor: () =>
      mutation(['factor', 'confirm'], (input: FactorCode) => client.confirmFactor(input), [
        ['factor', 'own'],
        ['me'],
        ['signedIn', 'own'],
      ]),
    removeFactor: () =>
      mutation(['factor', 'remove'], () => client.removeFactor(), [['factor', 'own'], ['me']]),
    renewCodes: () => mutation(['factor', 'codes'], () => client.renewRecoveryCodes(), [['factor', 'own']]),
    resetFactor: () =>
      mutation(['factor', 'reset'], (id: Id) => client.resetFactor(id), [['user'], ['signedIn', 'user']]),
    startPasskey: () => mutation(['passkey', 'start'], () => client.startPasskey(), []),
    addPasskey: () =>
      mutation(['passkey', 'create'], (input: PasskeyInput) => client.createPasskey(input), [
        ['passkey', 'own'],
        ['factor', 'own'],
        ['me'],
        ['signedIn', 'own'],
      ]),
    deletePasskey: () =>
      mutation(['passkey', 'remove'], (id: Id) => client.deletePasskey(id), [
        ['passkey', 'own'],
        ['factor', 'own'],
        ['me'],
      ]),
    endSession: () =>
      mutation(['signedIn', 'end'], (id: Id) => client.endOwnSession(id), [['signedIn', 'own']]),
    endOtherSessions: () =>
      mutation(['signedIn', 'endOthers'], () => client.endOtherSessions(), [['signedIn', 'own']]),
    endUserSessions: () =>
      mutation(['signedIn', 'endUser'], (id: Id) => client.endUserSessions(id), [['signedIn', 'user']]),
    createToken: () =>
      mutation(['token', 'create'], (input: ApiTokenInput) => client.createToken(input), [['token', 'own']]),
    deleteToken: () => mutation(['token', 'remove'], (id: Id) => client.deleteToken(id), [['token', 'own']]),
    deleteUserTokens: (id: Id) =>
      mutation(['token', 'removeUser', String(id)], () => client.deleteUserTokens(id), [['token', 'user']]),
  }
}

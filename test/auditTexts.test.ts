import { describe, expect, it } from 'vitest'
import { auditedFacts, auditedFields } from '../apps/server/src/audit/difference.ts'
import { operationsOf, readContract } from '../apps/server/src/http/contract.ts'
import { read } from './repository.ts'
import { id as audit } from '../packages/ui/src/fleet/audit/texts.ts'

/** Operations other than GET that the audit log does not store, because they change no data that others see. */
const unaudited = [
  'checkInvitation',
  'startPasskeySignIn',
  'startPasskeyConfirm',
  'startPasskey',
  'resendVerification',
  'forgotPassword',
  'reportPositions',
  'forwardTraccarPosition',
  'deleteNotification',
  'readNotifications',
  'updateNotificationRules',
  'registerPushToken',
  'removePushToken',
  'sendTestNotification',
  'sendTestPush',
  // The server rejects every request, because no user can set the password of another user.
  'setUserPassword',
  // The log stores createVehicle, createDevice and createDriver.
  'setUpVehicle',
  'checkImport',
  'cancelImport',
]

describe('texts of the audit log', () => {
  it('the audit log has words for each operation that changes data', () => {
    const writes = operationsOf(readContract())
      .filter(({ method }) => method !== 'get')
      .map(({ operationId = '' }) => operationId)
    expect(writes.filter((name) => !unaudited.includes(name) && !(name in audit.actions))).toEqual([])
  })

  it('the audit log has words for each list whose export the server records', () => {
    const [, names = ''] = /ListExport:[\s\S]*?enum: \[([^\]]*)\]/.exec(read('openapi/tags/audit.yaml')) ?? []
    const lists = names.match(/\w+/g) ?? []
    expect(Object.keys(audit.values['list'] ?? {}).toSorted()).toEqual(lists.toSorted())
  })

  it('the audit log has words for each kind of record and each field that it stores', () => {
    expect(Object.keys(audit.subjects).toSorted()).toEqual(Object.keys(auditedFields).toSorted())
    // Permissions need no label, because the log shows added and removed permissions under two other labels.
    const unlabelled = Object.entries({ ...auditedFields, '': auditedFacts }).flatMap(([kind, fields]) =>
      fields.filter(
        (name) =>
          name !== 'permissions' &&
          !(name in audit.fields) &&
          typeof audit.records[kind]?.[name] !== 'string',
      ),
    )
    expect(unlabelled).toEqual([])
  })
})

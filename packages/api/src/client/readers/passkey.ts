import type { NewPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '../../models.ts'
import { flag, id, number, optional, or, orNull, record, rows, text, word, words } from './reader.ts'

const descriptors = rows(
  record<NonNullable<PasskeyRequest['allowCredentials']>[number]>({
    id: text,
    type: word(),
    transports: optional(rows(text)),
  }),
)

export const passkey = record<Passkey>({ id, name: words, created_at: text, last_used_at: orNull(text) })
export const newPasskey = record<NewPasskey>({ id, codes: or(rows(text), []) })
export const passkeyRequest = record<PasskeyRequest>({
  challenge: text,
  rpId: text,
  timeout: number,
  userVerification: word(),
  allowCredentials: optional(descriptors),
})
export const passkeyCreation = record<PasskeyCreation>({
  challenge: text,
  rp: record<PasskeyCreation['rp']>({ id: text, name: text }),
  user: record<PasskeyCreation['user']>({ id: text, name: words, displayName: words }),
  pubKeyCredParams: rows(record<PasskeyCreation['pubKeyCredParams'][number]>({ alg: number, type: word() })),
  timeout: number,
  excludeCredentials: or(descriptors, []),
  authenticatorSelection: record<PasskeyCreation['authenticatorSelection']>({
    residentKey: word(),
    requireResidentKey: flag,
    userVerification: word(),
  }),
  attestation: word(),
})

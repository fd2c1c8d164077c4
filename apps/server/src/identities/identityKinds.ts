import { normaliseEmail, normaliseImei, normalisePlate, normaliseRoleName } from './identityKeys.ts'

/** A kind of text that identifies a record, such as a plate, with the table and the column that store it. */
export interface IdentityKind {
  table: 'app_user' | 'role' | 'vehicle' | 'device'
  /** The column that stores the text. The column `<column>_key` stores its identity key. */
  column: 'email' | 'name' | 'number' | 'imei'
  normalise: (text: string) => string
}

export const emails: IdentityKind = { table: 'app_user', column: 'email', normalise: normaliseEmail }
export const roleNames: IdentityKind = { table: 'role', column: 'name', normalise: normaliseRoleName }
export const plates: IdentityKind = { table: 'vehicle', column: 'number', normalise: normalisePlate }
export const imeis: IdentityKind = { table: 'device', column: 'imei', normalise: normaliseImei }

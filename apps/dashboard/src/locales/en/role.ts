import type { Texts } from '../id.ts'

/** Texts about roles and their permissions in English. */
export const role: Texts['role'] = {
  confirmDelete: 'Are you sure that you want to delete this record?',
  held: (names, others) => {
    if (others === 0) return `This role is held by ${names}.`
    return `This role is held by ${names} and ${others === 1 ? 'one other user' : `${others} other users`}.`
  },
  readOnly: 'This role can only be read',
  system: 'The system role always grants every permission: it cannot be changed or deleted.',
  beyond: (missing) => `This role grants ${missing}.`,
  missing: (names, others) => {
    if (names === '')
      return others === 1 ? 'a permission that you lack' : `${others} permissions that you lack`
    return `permissions that you lack: ${names}${others > 0 ? ` and ${others} more` : ''}`
  },
  back: 'Back to the role',
}

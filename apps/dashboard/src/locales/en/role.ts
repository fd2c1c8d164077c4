import type { Texts } from '../id.ts'

/** Texts about roles and their permissions in English. */
export const role: Texts['role'] = {
  confirmDelete: 'Are you sure that you want to delete this record?',
  held: (names, others) => {
    if (others === 0) return `This role is held by ${names}.`
    return `This role is held by ${names} and ${others === 1 ? 'one other user' : `${others} other users`}.`
  },
}

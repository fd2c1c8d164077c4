import type { UserTexts } from '../id/user.ts'

/** English texts about users. */
export const user: UserTexts = {
  noun: 'users',
  list: 'Users',
  role: 'Role',
  name: 'Name',
  email: 'Email',
  created: 'Created',
  sameEmail: (name) =>
    `This e-mail address reads the same as that of ${name}. Ask the server administrator to change one of them.`,
  noRole: 'None',
  withoutRole: 'Without role',
  empty: 'no user data',
  emptyText: 'Users that are known to the server will show here.',
  passwordForm: 'Password of the user',
  passwordNew: 'New password',
  passwordRepeated: 'Repeat password',
  passwordHelp: '8 to 128 characters, and not easy to guess.',
  passwordNote: (name) => `Once it is saved, ${name} has to sign in again with the new password.`,
}

import type { Texts } from './id.ts'

/** Texts about records in English. */
export const records: Pick<Texts, 'device' | 'driver' | 'role' | 'user' | 'vehicle'> = {
  device: {
    confirmDelete: 'Do you really want to delete this record?',
    attachedTo: (names) => `This device is used by ${names}.`,
    ofVehicle: (plate) => `vehicle ${plate}`,
    ofDriver: (name) => `driver ${name}`,
    and: ' and ',
  },
  driver: {
    confirmDelete: 'Are you sure that you want to delete this record?',
    attached: (names) => `This driver has the devices ${names}.`,
  },
  role: {
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
  },
  user: {
    passwordUnavailable: 'The password of another user cannot be changed here',
    passwordUnavailableText:
      'This server does not offer it yet. Users can change their own password under Change password.',
    passwordBeyond: 'You may not change the password of this user',
    beyond: (missing) => `This user has ${missing}.`,
    passwordOwn: 'This is your own account',
    passwordOwnText: 'Change your password under My account. It asks for your old password.',
    back: 'Back to the user',
  },
  vehicle: {
    confirmDelete: 'Are you sure that you want to delete this record?',
    attached: (names) => `This vehicle carries the devices ${names}.`,
  },
}

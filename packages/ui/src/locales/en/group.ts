import type { GroupTexts } from '../id/group.ts'

/** English texts about depots. */
export const group: GroupTexts = {
  list: 'Depots',
  form: 'Depot data',
  field: 'Depot',
  several: 'Depots that the user sees',
  all: 'All depots',
  allHelp: 'Sees all depots, also those that are created later.',
  fromVehicle: (name) => `The depot is that of the vehicle: ${name}.`,
  name: 'Name',
  kind: 'Kind',
  kinds: { region: 'Region', branch: 'Branch', depot: 'Depot' },
  parent: 'Below',
  parentHelp: 'Leave it empty for a depot at the top.',
  place: 'Place',
  children: 'Depots below it',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  devices: 'Devices',
  users: 'Users',
  count: (count) => `${count} depots`,
  counted:
    'Vehicles, drivers and devices include the depots below; users are only those who are assigned directly.',
  open: (name) => `Open ${name}`,
  close: (name) => `Close ${name}`,
  level: (level) => `level ${level}`,
  openAll: 'Open all',
  closeAll: 'Close all',
  empty: 'No depots yet',
  emptyText: 'There are no depots yet. Add the first one at the top right.',
}

import { plural } from '@sikud/ui/format'
import { en as guest } from './enGuest.ts'
import type { Texts } from './id.ts'

/** The dashboard's own texts in English. */
export const en: Texts = {
  ...guest,
  simulatedData: 'Simulated data',
  navigation: {
    main: 'MAIN MENU',
    master: 'MASTER DATA',
    account: 'MY ACCOUNT',
    dashboard: 'Dashboard',
    tracking: 'Tracking',
    report: 'Report',
    device: 'Devices',
    vehicle: 'Vehicles',
    driver: 'Drivers',
    user: 'Users',
    role: 'Access',
    group: 'Depots',
    audit: 'Activity log',
    system: 'System',
    profile: 'Edit profile',
    password: 'Change password',
    security: 'Security',
    logout: 'Sign out',
  },
  crumbs: {
    account: 'Account',
    create: 'New',
    edit: 'Edit',
  },
  titles: {
    ...guest.titles,
    dashboard: 'Dashboard',
    tracking: 'Tracking',
    report: 'Report',
    speeding: 'Over the limit today',
    notification: 'Notifications',
    notificationRules: 'Notification Settings',
    deviceList: 'Devices',
    deviceCreate: 'New device',
    deviceDetail: 'Device',
    deviceEdit: 'Edit device',
    unknownDeviceList: 'Unknown devices',
    vehicleList: 'Vehicles',
    vehicleCreate: 'New vehicle',
    vehicleSetup: 'New vehicle with device',
    vehicleDetail: 'Vehicle',
    vehicleEdit: 'Edit vehicle',
    driverList: 'Drivers',
    driverCreate: 'New driver',
    driverDetail: 'Driver',
    driverEdit: 'Edit driver',
    userList: 'Users',
    userCreate: 'Invite User',
    userEdit: 'Edit User',
    userDetail: 'User',
    userApprove: 'Approve registration',
    userPassword: 'Change password',
    roleList: 'Access roles',
    roleCreate: 'New access role',
    roleDetail: 'Access role',
    roleEdit: 'Edit access role',
    groupList: 'Depots',
    groupCreate: 'New depot',
    groupDetail: 'Depot',
    groupEdit: 'Edit depot',
    audit: 'Activity log',
    system: 'System',
    profile: 'Edit profile',
    password: 'Change password',
    security: 'Security',
    notFound: 'Page not found',
  },
  noAccess: {
    title: 'No permission',
    viewingTitle: 'You are viewing as another role',
    viewing: 'This page changes your own account. Return to your account to open it.',
    text: (permission) =>
      `This page needs the permission “${permission}”, which you do not have. Ask your fleet administrator.`,
  },
  notFound: {
    text: 'There is nothing at this address. The link may be mistyped or out of date.',
    home: 'To the home page',
  },
  tokenDeletion: (name) => `Programs that use the token "${name}" stop working. Delete this token?`,
  logout: {
    title: 'Attention',
    text: 'Do you really want to sign out?',
  },
  list: { create: 'NEW' },
  report: {
    noTripThen: 'The trip at that moment has not ended yet, or was not kept.',
    noTripThenText: 'If the vehicle is still on its way, see where it is in Tracking.',
    deletion: 'Delete this trip?',
    deletionText: (trip, distance) =>
      `The trip ${trip} (${distance}) disappears from Reports, from distances and from the number of trips.`,
    deletionOfTracker:
      'The positions of the tracker stay stored. You can restore this trip on the page of the device.',
    deletionOfImport:
      'Its points are deleted too. They cannot be restored, except by importing the file again.',
    deletionConfirm: 'Delete trip',
    otherTrips: 'Other trips',
  },
  search: {
    label: 'Search plate, IMEI, driver, page…',
    noneText: 'Try another word, or a part of the plate, IMEI or name.',
    pages: 'Pages',
    actions: 'Actions',
    language: (name) => `Change language: ${name}`,
    openTracking: 'Open in Tracking',
    record: (plate) => `Vehicle data of ${plate}`,
    invite: 'Invite user',
    edit: 'Edit',
    editOf: (name) => `Edit ${name}`,
  },
  role: {
    held: (names, others) => {
      if (others === 0) return `This role is held by ${names}.`
      return `This role is held by ${names} and ${plural(others, { one: 'other user', other: 'other users' })}.`
    },
    readOnly: 'This role can only be read',
    system: 'The system role always grants every permission: it cannot be changed or deleted.',
    beyond: (missing) => `This role grants ${missing}.`,
    missing: (names, others) => {
      if (names === '')
        return plural(others, { one: 'permission that you lack', other: 'permissions that you lack' })
      return `permissions that you lack: ${names}${others > 0 ? ` and ${others} more` : ''}`
    },
    back: 'Back to the role',
  },
  user: {
    beyond: (missing) => `This user has ${missing}.`,
  },
}

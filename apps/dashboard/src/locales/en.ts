import type { Texts } from './id.ts'
import { device } from './en/device.ts'
import { driver } from './en/driver.ts'
import { profile } from './en/profile.ts'
import { report } from './en/report.ts'
import { role } from './en/role.ts'
import { search } from './en/search.ts'
import { selfService } from './en/selfService.ts'
import { user } from './en/user.ts'
import { vehicle } from './en/vehicle.ts'

/** The dashboard's own texts in English. */
export const en: Texts = {
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
    profile: 'Edit profile',
    password: 'Change password',
    logout: 'Sign out',
  },
  crumbs: {
    account: 'Account',
    create: 'New',
    edit: 'Edit',
  },
  titles: {
    dashboard: 'Dashboard',
    tracking: 'Tracking',
    report: 'Report',
    notification: 'Notifications',
    notificationRules: 'Notification Settings',
    deviceList: 'Devices',
    deviceCreate: 'New device',
    deviceDetail: 'Device',
    deviceEdit: 'Edit device',
    unknownDeviceList: 'Unknown devices',
    vehicleList: 'Vehicles',
    vehicleCreate: 'New vehicle',
    vehicleDetail: 'Vehicle',
    vehicleEdit: 'Edit vehicle',
    driverList: 'Drivers',
    driverCreate: 'New driver',
    driverDetail: 'Driver',
    driverEdit: 'Edit driver',
    userList: 'Users',
    userDetail: 'User',
    userPassword: 'Change password',
    roleList: 'Access roles',
    roleCreate: 'New access role',
    roleDetail: 'Access role',
    roleEdit: 'Edit access role',
    profile: 'Edit profile',
    password: 'Change password',
    login: 'Sign in',
    register: 'Sign up',
    forgotPassword: 'Forgotten password',
    recover: 'Account recovery',
    notFound: 'Page not found',
    recordNotFound: 'Record not found',
  },
  notFound: {
    text: 'There is nothing at this address. The link may be mistyped or out of date.',
    recordText: 'The record does not exist. It may have been deleted, or the link is wrong.',
    home: 'To the home page',
    back: 'To the list',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Something went wrong on this page. The menus still work; reload to try again.',
    staleTitle: 'A part of the page could not be loaded',
    staleText: 'The connection was lost, or there is a new version. Reload to go on.',
    offlineTitle: 'No connection',
    offlineText: 'The browser does not have this page yet. It opens by itself once the connection is back.',
    reload: 'Reload',
    close: 'Close',
  },
  account: {
    loadFailed: 'Your account could not be loaded',
    retry: 'Try again',
  },
  logout: {
    title: 'Attention',
    text: 'Do you really want to sign out?',
  },
  unsaved: {
    text: 'Your changes are not saved. Leave this page?',
    leave: 'Leave',
    stay: 'Cancel',
  },
  outdated: {
    detail: 'Reloading fetches the newest record and keeps the fields that you changed.',
    cancel: 'Reload',
    confirm: 'Overwrite',
  },
  deleted: {
    text: 'Somebody else deleted this record. What you typed is still here.',
    anew: 'Create anew with these entries',
    before: 'This record was deleted before.',
  },
  uncertain: {
    text: 'The server did not answer. This record may have been saved.',
    safe: 'It is safe to save the same entries again: they will not be recorded twice.',
    unsafe: 'Look at the list before you save again, so that it is not recorded twice.',
    look: 'Open the list',
  },
  openIt: 'Open',
  draft: {
    text: 'What you typed and did not save is still here.',
    restore: 'Restore',
    discard: 'Discard',
  },
  storage: {
    blocked: 'The browser refuses storage: you will have to sign in again after this tab is closed.',
  },
  signedIn: 'You are signed in.',
  expired: 'Your session has ended. Please sign in again.',
  saved: 'Saved.',
  list: { create: 'NEW' },
  device,
  driver,
  profile,
  report,
  role,
  search,
  selfService,
  user,
  vehicle,
}

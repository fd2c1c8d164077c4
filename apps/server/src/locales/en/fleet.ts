import type { Texts } from '../id.ts'
import { count, listNames, type Usage } from '../wording.ts'

export const device: Texts['device'] = {
  created: 'Device created.',
  changed: 'Device changed.',
  deleted: 'Device deleted.',
  archived: 'Device archived.',
  restored: 'Device restored.',
  inUse: (usage) => `This device cannot be deleted: it is still ${describeUsage(usage)}`,
  unknown: 'Unknown device.',
  imeiRequired: 'Enter the IMEI.',
  imeiWrong: 'The IMEI must have 14 to 16 digits.',
  imeiTaken: 'This IMEI is already in use.',
  imeiTakenBy: (name) =>
    name === null
      ? 'This IMEI is already in use by data outside your access.'
      : `This IMEI is already in use by device ${name}.`,
  imeiArchived: (name) =>
    `This IMEI belongs to the archived device ${name}. Restore that device, or free its IMEI.`,
  noSuchVehicle: 'This vehicle does not exist or is archived.',
  noSuchDriver: 'This driver does not exist or is archived.',
  noClockOffset: 'The clock of this device is not corrected.',
  clockCancelled: (positions) =>
    `Correction of the clock cancelled, ${count(positions, 'position')} deleted.`,
  neverReported: 'This device never sent anything.',
  speedUnitStored: 'Speed unit stored.',
}

export const assignment: Texts['assignment'] = {
  corrected: 'Installation history corrected.',
  inFuture: 'This time is still to come. Choose a time in the past.',
  emptyPeriod: 'The end must be after the start.',
  otherDepot: 'At that time this device was in a depot outside your access.',
}

export const driver: Texts['driver'] = {
  created: 'Driver created.',
  changed: 'Driver changed.',
  deleted: 'Driver deleted.',
  archived: 'Driver archived.',
  restored: 'Driver restored.',
  inUse: (usage) => `This driver cannot be deleted: still ${describeUsage(usage)}`,
  phoneWrong: 'The phone number is not valid.',
  emailWrong: 'The email address is not valid.',
  listChanged: 'Some drivers no longer exist or are outside your access. Reload the page, then export again.',
}

export const vehicle: Texts['vehicle'] = {
  created: 'Vehicle created.',
  changed: 'Vehicle changed.',
  deleted: 'Vehicle deleted.',
  archived: 'Vehicle archived.',
  restored: 'Vehicle restored.',
  inUse: (usage) => `This vehicle cannot be deleted: it is still ${describeUsage(usage)}`,
  noSuchBrand: 'There is no such brand.',
  noSuchType: 'This brand has no such type.',
  setUp: (hasDevice, hasDriver) =>
    `Created: vehicle${hasDevice ? ', device' : ''}${hasDriver ? ', driver' : ''}.`,
  driverNeedsDevice: 'Enter the IMEI, because the device records the driver.',
  plateRequired: 'Enter the number plate.',
  plateWrong: 'The number plate is not valid. Example: B 1234 ABC.',
  plateTaken: 'This number plate is already in use.',
  plateTakenByOther: 'Another vehicle already has this number plate.',
  plateArchived:
    'This number plate belongs to an archived vehicle. Restore that vehicle, or free its number plate.',
  yearWrong: (oldest, newest) => `The year must be between ${oldest} and ${newest}.`,
}

const importing: Texts['import'] = {
  started: 'The import has started.',
  cancelled: 'The import was stopped.',
  repeated: 'An earlier row already has this value. Remove one of them.',
  notAllowed: {
    create: 'You do not have access to create this record.',
    update: 'This record exists, and you do not have access to change it.',
  },
  driverAmbiguous: 'Several drivers have this name. Add the licence or phone number to tell them apart.',
  depotAmbiguous: 'Several depots have this name. Rename one of them first.',
  changedMeanwhile: 'Someone changed this record during the import. Check it, then try again.',
  running: 'Another import of yours is still running. Wait until it ends.',
}
export { importing as import }

export const archive: Texts['archive'] = {
  restoreFirst: 'This record is archived. Restore it before you change it.',
  hiddenDevices: 'This driver cannot be archived: a device outside your access still has the driver.',
}

export const change: Texts['change'] = {
  over: 'This change can no longer be undone: it was undone already, or is more than 24 hours old.',
  undone: (done, refused, fromNow) =>
    [
      done === 1 ? 'The change was undone.' : `${done.toLocaleString('en')} changes were undone.`,
      ...(refused > 0 ? [`${refused.toLocaleString('en')} stay as they are.`] : []),
      ...(fromNow > 0
        ? [
            `${count(fromNow, 'device')} reported since then: the earlier vehicle and driver hold again from now on.`,
          ]
        : []),
    ].join(' '),
  refused: (reason, records) =>
    `Cannot be undone. ${reason}${records > 1 ? ` (${records.toLocaleString('en')} records)` : ''}`,
  restored: (name) => `Restored: ${name}.`,
  erased: 'The record was erased.',
  obstacles: {
    changed: 'It was changed again since then.',
    gone: 'It was deleted since then.',
    hidden: 'It is outside your access.',
    history: 'It has trips or positions by now. Archive it instead.',
    used: 'Other records use it.',
    imei: 'Another device has its IMEI by now.',
    plate: 'Another vehicle has its plate by now.',
    name: 'Another depot in the same place has its name by now.',
    depot: 'Its depot no longer exists.',
    archived: 'Its earlier vehicle or driver was deleted or archived.',
  },
  followsVehicle: 'It has the depot of its vehicle.',
  usedBy: (names, more) =>
    `Still used by ${names.length + more === 1 ? 'device' : 'devices'} ${listNames(names, more, (rest) => `and ${rest} more`)}.`,
  nouns: { device: 'device', vehicle: 'vehicle', driver: 'driver' },
  changedMany: (noun, done, refused) =>
    `${count(done, noun)} changed.${refused > 0 ? ` ${refused.toLocaleString('en')} not changed.` : ''}`,
  deletedMany: (noun, done, refused) =>
    `${count(done, noun)} deleted.${refused > 0 ? ` ${refused.toLocaleString('en')} not deleted.` : ''}`,
}

export const group = {
  created: 'The depot was created.',
  changed: 'The depot was changed.',
  deleted: 'The depot was deleted.',
  unknown: 'This depot does not exist.',
  nameTaken: 'Another depot in the same place has this name.',
  parentRequired: 'Choose the parent of this depot.',
  belowItself: 'A depot cannot be below itself.',
  tooDeep: (levels: number) => `The depots have at most ${count(levels, 'level')}.`,
  inUse:
    'This depot cannot be deleted: it still has vehicles, drivers or devices (archived ones too), users, trips or other depots below it.',
  last: 'There must be at least one depot.',
  required: 'Choose at least one depot.',
  onlyAll: 'Only a user with all depots can give all depots.',
}

export const trip = {
  deleted: 'The trip was deleted.',
  restored: 'The trip is restored; it appears in Reports shortly.',
  running: 'This trip is still running. Delete it after it has ended.',
  otherDepot:
    'A part of this trip belongs to another depot. Ask a user who sees all its depots to delete it.',
}

const hidden = 'data outside your access'

/** Describes the usage and, unless the record is archived, proposes to archive it. */
function describeUsage({ isArchived, devices, moreDevices, trips, hasPositions }: Usage): string {
  const noun = devices.length + moreDevices === 1 ? 'device' : 'devices'
  const users = [
    ...(devices.length > 0
      ? [`${noun} ${listNames(devices, moreDevices, (rest) => `and ${rest} more`)}`]
      : []),
    ...(trips > 0 ? [count(trips, 'trip')] : hasPositions ? ['positions of the past'] : []),
  ]
  const instead = isArchived ? '' : ' Archive it instead: its history stays.'
  return `used by ${users.join(' and ') || hidden}.${instead}`
}

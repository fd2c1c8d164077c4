import { plural } from '../../format/plural.ts'
import type { ContactTexts } from './contactTexts.ts'

export const en: ContactTexts = {
  title: 'Contact',
  archived: 'Archived, still reporting. Its positions are stored, but not shown on the map.',
  lastContact: 'Last contact',
  protocol: 'Protocol',
  protocols: {
    osmand: 'OsmAnd (phone app)',
    gt06: 'GT06 (GPS device)',
    teltonika: 'Teltonika (GPS device)',
    traccar: 'Traccar (forwarded by another server)',
  },
  battery: 'Battery',
  batteryLevel: (percent, age) => `${percent}%, ${age}`,
  batteryAbout: (percent, age) => `about ${percent}%, ${age}`,
  signals: {
    title: 'State',
    alarms: {
      sos: 'SOS',
      power_cut: 'Power cut',
      towing: 'Moved while parked',
      low_battery: 'Low battery',
    },
    alarm: 'Alarm',
    since: (time) => `since ${time}`,
    ignition: 'Ignition',
    ignitionIs: { on: 'On', off: 'Off' },
    charging: 'External power',
    chargingIs: { on: 'Connected', off: 'Not connected' },
    voltage: 'Voltage',
    volts: (value) => `${value} V`,
    network: 'Mobile network',
    level: (value) => `${value} of 4`,
    satellites: 'GPS satellites',
    odometer: 'Odometer of the tracker',
    driverKey: 'Card of the driver',
    driverKeyHint: 'This card does not change the driver of the device.',
  },
  today: 'Positions today',
  noneToday: 'No positions yet today.',
  accepted: 'Stored',
  late: 'Late, among them',
  lateHint: 'Came after a newer position, for example behind a tunnel.',
  repeated: 'Repeated',
  repeatedHint: 'Had been received before, so they are stored once.',
  spikes: 'Spikes, among them',
  spikesHint: 'Too far from the positions before and after for any vehicle.',
  limited: 'Limited',
  limitedHint:
    'The device sends more than 10 positions a second, so the rest is delayed. The device sends it again later. If this happens often, check its interval; somebody else may also use this IMEI.',
  refused: 'Refused',
  reasons: {
    no_fix: {
      label: 'No GPS signal yet',
      advice: 'The device has no GPS signal yet. Mount it where no metal covers it.',
    },
    no_time: {
      label: 'Without time',
      advice: 'The clock of the device is not set. A GPS signal usually sets it; if not, set it by hand.',
    },
    future: {
      label: 'From the future',
      advice: 'The clock of the device is ahead of the server. Check its clock and time zone.',
    },
    too_old: {
      label: 'Too old',
      advice: 'Older than what the server keeps. If the device was not off for long, check its clock.',
    },
    zero: {
      label: 'At 0, 0',
      advice: 'The device sent before it knew where it was. If that happens often, check its GPS antenna.',
    },
    out_of_range: {
      label: 'Impossible latitude or longitude',
      advice: 'There is no such place on earth. Check the protocol that the device is set to.',
    },
    inaccurate: {
      label: 'Inaccurate',
      advice: 'By its own word it may be off by more than 500 m. On a phone, allow the precise location.',
    },
    unreadable: {
      label: 'Unreadable',
      advice:
        'Part of a message could not be read. The wrong field is named below; check the settings of the app.',
    },
    other_depot: {
      label: 'Not a depot of the token',
      advice:
        'A Traccar server forwards it with a token that does not see the depot of this device. Create a token for this depot too.',
    },
  },
  wrongField: (field) => `Wrong field: ${field}`,
  wrongBody: 'The whole body is unreadable',
  rollover:
    'The clock of the device is 1,024 weeks behind, because its old GPS receiver counts the weeks anew. Update its firmware.',
  clock: {
    ahead: (hours) => `The clock of the tracker is ${hours} h ahead, corrected`,
    rollover: 'The clock of the tracker is 1,024 weeks behind, corrected',
    active: (since) =>
      `The times of its positions are corrected since ${since}, until it sends the right time.`,
    ended: (since, until) =>
      `The times of its positions were corrected from ${since} to ${until}. Since then they are right.`,
    setUtc: 'For a GT06 tracker, send the text message GMT,E,0#.',
    cancel: 'Cancel',
    cancelTitle: 'Cancel the correction of the clock?',
    cancelText:
      'The positions with a corrected time will be deleted, and their trips detected again. For 24 hours the clock of this tracker is not corrected again.',
    cancelConfirm: 'Cancel correction',
    blocked: (until) => `The correction of the clock was cancelled. No new correction until ${until}.`,
    waiting: (count) =>
      `${plural(count, { one: 'position waits', other: 'positions wait' })} because the clock of the tracker is wrong`,
    waitingHint:
      'If ten reports over 10 minutes show the same difference, all are corrected and stored. A position waits for at most 24 hours.',
  },
  speed: {
    units: { kmh: 'km/h', ms: 'm/s', knot: 'knots' },
    proposed: (unit) => `The speed seems to be sent in ${unit}`,
    proposedHint: (readAs, ratio) =>
      `The server reads it as ${readAs}, but by the distances between positions the speed is ${plural(ratio, { one: 'time', other: 'times' })} that. Stored positions stay as they are.`,
    apply: 'Apply',
    label: 'Speed unit',
    chosen: (unit) => `${unit} (chosen)`,
    reset: 'Reset',
  },
  zoneAhead: (hours) =>
    `The clock of the device is ${hours} h ahead of the server. Set its time zone to UTC (GMT 0).`,
  clockAhead: (time) => `The clock of the device is ${time} ahead of the server. Set it anew.`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
  latestRefused: 'Refused last',
  received: 'Received',
  reason: 'Reason',
  deviceTime: (moment) => `Time of the device ${moment}`,
  showAll: (count) => `Show all (${count})`,
  mixed: 'Two vehicles seem to use the same IMEI',
  mixedHint: 'Its positions jump between two places. Check both devices and give each its own IMEI.',
  never: 'Has never sent a position',
  neverHint:
    'Choose the kind of tracker, then copy its settings into the app, or send them to the tracker by SMS.',
  model: 'Kind of tracker',
  models: {
    traccar: 'Phone with Traccar Client',
    overland: 'Phone with OwnTracks or Overland',
    gt06: 'Concox, Jimi and the like (GT06)',
    teltonika: 'Teltonika (FMB, FMC, FMM, FMT)',
    gateway: 'Other trackers, through a Traccar server',
  },
  serverAddress: 'Server URL',
  serverAndPort: 'Server and port',
  message: 'SMS to the SIM card of the tracker',
  apnFirst: 'Set the APN of the operator first; a GT06 tracker takes the SMS APN,internet#.',
  loginFirst:
    'The two spaces in front belong to the message. If the tracker has a login and a password, write them there.',
  tokenFirst:
    'Replace TOKEN by an API token with the permission Forward positions from a Traccar server and the depot of this device.',
  waiting: 'Waiting for the first report … checked every few seconds.',
  nothingComes: 'Nothing comes?',
  troubles: [
    'The SIM card is active, has data left, and the APN of the operator is set.',
    'The tracker has the identifier above. A tracker with another one shows up under Unknown devices.',
    'The tracker has power and sees the sky. The first position can take some minutes.',
    'The router and the firewall in front of the server forward the port.',
  ],
  localOnly:
    'This address only works on the server itself. Open the dashboard under one that devices can reach.',
  ownId: 'Device identifier (IMEI)',
  failed: 'The contact of the device could not be loaded',
  notRenewed: (message) => `Could not be renewed. ${message}`,
}

import type { NotificationRulesTexts } from '../id/notificationRules.ts'

/** English texts about notification rules. */
export const notificationRules: NotificationRulesTexts = {
  form: 'Rules of notifications',
  title: 'Tell me about',
  own: 'These rules are for you alone, and hold for what is reported from now on.',
  rules: {
    speeding: 'Driving too fast',
    silent: 'A silent device',
    no_driver: 'Moving without a driver',
    unknown_device: 'An unknown device',
    trip_started: 'A trip started',
    trip_ended: 'A trip ended',
  },
  helps: {
    speeding: 'A vehicle drives faster than the limit, without a break for this long.',
    silent: 'Nothing was heard of a device for longer than this.',
    no_driver: 'A vehicle moves, and its device has no driver.',
    unknown_device: 'A device that is not registered begins to send data.',
    trip_started: 'Whenever a vehicle sets off.',
    trip_ended: 'Whenever a vehicle arrives, with distance and duration.',
  },
  minutes: 'Longer than',
  minutesUnit: 'minutes',
  kmh: 'Faster than',
  kmhUnit: 'km/h',
  seconds: 'For at least',
  secondsUnit: 'seconds',
  between: (least, most) => `Enter a whole number from ${least} to ${most}.`,
  quietTitle: 'Quiet hours',
  quiet: 'Do not disturb me at certain hours',
  quietHelp:
    'Meanwhile nothing is sent to the browser and nothing sounds. The list fills all the same, and one message sums it up afterwards.',
  from: 'From',
  to: 'Until',
  nextDay: 'On the next day.',
  sameTime: 'The two times must differ.',
  zone: 'Time zone',
  zoneHelp: 'For the quiet hours, and for the time in each notification.',
  soundTitle: 'Sound',
  sound: 'Let new notifications sound',
  soundHelp:
    'In this browser only, while the dashboard is open. Once in 5 seconds at most, and not in the quiet hours.',
  trySound: 'Try the sound',
  soundRefused:
    'The browser holds the sound back. Check what it permits to this site, then press Try the sound again.',
}

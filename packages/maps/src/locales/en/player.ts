import { plural } from '@sikud/ui/format'
import type { PlayerTexts } from '../id/player.ts'

export const en: PlayerTexts = {
  settings: 'Playback speed',
  clock: 'Way of playing',
  byPoint: 'By point',
  byTime: 'Real time',
  rate: 'Times real time',
  rateSpoken: (rate) => `${plural(rate, { one: 'time', other: 'times' })} real time`,
  skipStanding: 'Skip standing still',

  previousStop: 'Previous stop',
  nextStop: 'Next stop',

  help: 'Keyboard shortcuts',
  keys: {
    playPause: 'Play or pause',
    step: 'Previous or next point',
    leap: 'Ten points',
    ends: 'First or last point',
    stops: 'Previous or next stop',
    follow: 'Follow the vehicle',
  },
  space: 'Space',
  helpWhere: 'They work while the focus is in the player.',

  leftOut: (count) => `${plural(count, { one: 'point', other: 'points' })} left out`,
  reordered: (count) => `${plural(count, { one: 'point', other: 'points' })} put in the order of time`,
  showLeftOut: 'Show',
  leftOutTitle: 'Points that are not used',
  leftOutHint: 'The server keeps them; they are only neither drawn nor counted.',
  leftOutFirst: (count) => `The first ${count}:`,
  point: 'Point',
  reasons: {
    notANumber: 'coordinates are no numbers',
    outOfRange: 'coordinates are not on earth',
    noFix: 'coordinates 0, 0 (no GPS fix)',
    duplicate: 'sent twice',
    spike: 'far off and back again',
  },
  close: 'Close',
  twoVehicles:
    'Two vehicles seem to use one identity: the points cannot come from one vehicle. Their trails are drawn apart (A and B); check the IMEI of both devices.',
}

import type { OverviewTexts } from '../id/overview.ts'

/** Texts about the overview in English. */
export const overview: OverviewTexts = {
  devices: 'Devices',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  firstTitle: 'There are no devices yet',
  firstText: 'Add your first tracker, then install it in a vehicle and name its driver.',
  create: 'NEW',
  position: 'Last position',
  noPosition: 'There is no position yet. It shows once a device has sent its first.',
  unknownVehicle: 'Vehicle not named',
  lastStatus: (status) => `Last: ${status}`,
  oldPosition: 'Old position',
  loadedAge: (age) => `Recording time unknown, loaded ${age}`,
  openTracking: 'Open tracking',
  trips: 'Trips of the last 7 days',
  tripCount: (count) => `${count} trips`,
  dayText: (day, distance, count) => `${day}: ${distance}, ${count} trips`,
  dailyDistance: 'Distance a day, km',
  uncounted: (count) => `${count} trips are not counted, since their time cannot be read.`,
  newest: 'Newest',
  noTrips: 'There are no trips yet. They show once devices have sent positions.',
  unknownTime: 'Time unknown',
  openReport: 'Open reports',
  notRenewed: (message) => `Not renewed. ${message}`,
}

import type { components } from '@sikud/api/schema'

type TraccarForward = components['schemas']['TraccarForward']

/** Returns what Traccar 6 forwards for a message of a tracker, with all its fields; `position` replaces some. */
export function traccarBody(uniqueId: string, time: Date, position: object = {}) {
  const at = traccarTime(time)
  return {
    position: {
      id: 0,
      attributes: {
        ignition: true,
        motion: true,
        sat: 11,
        hdop: 0.8,
        distance: 84.1,
        totalDistance: 91_204.7,
      },
      deviceId: 3,
      protocol: 'meitrack',
      serverTime: at,
      deviceTime: at,
      fixTime: at,
      valid: true,
      latitude: -6.2,
      longitude: 106.8,
      altitude: 12,
      speed: 10,
      course: 93,
      address: null,
      accuracy: 0,
      network: null,
      geofenceIds: null,
      ...position,
    },
    device: {
      id: 3,
      attributes: {},
      groupId: 0,
      calendarId: 0,
      name: 'B 9114 TCN',
      uniqueId,
      status: 'online',
      lastUpdate: null,
      positionId: 0,
      phone: null,
      model: null,
      contact: null,
      category: null,
      disabled: false,
      expirationTime: null,
    },
  } satisfies TraccarForward
}

/** Writes a time as Traccar does. */
export function traccarTime(time: Date): string {
  return time.toISOString().replace('Z', '+00:00')
}

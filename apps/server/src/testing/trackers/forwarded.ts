/** The time of the first position of a test, in milliseconds since 1970. */
export const start = Math.floor(Date.now() / 1000) * 1000 - 3_600_000
/** A time, `seconds` after `start`, as Traccar writes it. */
export const at = (seconds: number) => new Date(start + seconds * 1000).toISOString().replace('Z', '+00:00')

/** What Traccar 6 sends, with all its fields; `position` replaces fields of the position. */
export function forwarded(uniqueId: string, seconds: number, position: object = {}) {
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
      serverTime: at(seconds + 1),
      deviceTime: at(seconds),
      fixTime: at(seconds),
      valid: true,
      latitude: -6.2,
      longitude: 106.8 + seconds / 1e5,
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
  }
}

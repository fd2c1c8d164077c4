import type { LiveMoves, LivePosition } from '@sikud/api'

/** Returns a vehicle for tests; its names contain its id. */
export function testVehicle(
  id: number,
  lng: number,
  lat: number,
  more: Partial<LivePosition> = {},
): LivePosition {
  return {
    device: { id, name: `Pelacak ${id}` },
    vehicle: { id, number: `B ${1000 + id} SIM`, name: 'Mitsubishi L300' },
    driver: { id, name: `Pengendara ${id}` },
    lat,
    lng,
    speed: 40,
    heading: 90,
    time: new Date().toISOString(),
    status: { text: 'Bergerak' },
    ...more,
  }
}

/** Returns the positions of vehicles in the form in which the live stream sends new positions. */
export function movesOf(vehicles: readonly LivePosition[]): LiveMoves {
  return {
    id: vehicles.map(({ device }) => device.id),
    lat: vehicles.map(({ lat }) => lat),
    lng: vehicles.map(({ lng }) => lng),
    speed: vehicles.map(({ speed }) => speed),
    heading: vehicles.map(({ heading }) => heading),
    time: vehicles.map(({ time }) => (time === null ? null : Date.parse(time))),
    status: vehicles.map(({ status }) => status.text),
    simulated: vehicles.map(({ simulated }) => simulated === true),
    contact: vehicles.map(({ contact }) => (contact ? Date.parse(contact) : null)),
    ignition: vehicles.map(({ ignition }) => ignition ?? null),
    alarm: vehicles.map(({ alarm }) => alarm ?? null),
    alarmTime: vehicles.map(({ alarmTime }) => (alarmTime ? Date.parse(alarmTime) : null)),
  }
}

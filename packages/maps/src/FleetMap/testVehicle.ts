import type { LivePosition } from '@sikud/api'

/** A vehicle for tests: named by its number, at a place, seen at a moment of the server's clock. */
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

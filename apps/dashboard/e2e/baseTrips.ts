/** Returns a trip with points that have only a place, a speed and a status. */
function trip(start: string, count: number) {
  return {
    start: { time: start },
    end: { time: start.replace(':00:', ':41:') },
    distance: count / 4,
    speed: 31.5,
    points: Array.from({ length: count }, (_, index) => ({
      lat: -6.2 + index / 500,
      lng: 106.8 + index / 400,
      speed: 20 + index,
      status: index % 2 === 0 ? { text: 'Bergerak' } : 'jalan',
    })),
  }
}

const onePoint = {
  start: { time: 'kemarin' },
  end: { time: 'kemarin' },
  distance: 0,
  speed: 0,
  points: [{ lat: -6.3, lng: 106.9, speed: 0, status: 3 }],
}

/** Sessions as a base server sends them: without ids and without times of points. */
export const baseTrips = [trip('2026-11-18 06:30:00', 12), trip('2026-11-19 07:00:00', 20), onePoint]

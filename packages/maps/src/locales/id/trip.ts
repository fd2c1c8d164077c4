/** Indonesian texts of the summary, the stops and the speeding of a trip. */
export const id = {
  summary: 'Ringkasan perjalanan',
  distance: 'Jarak',
  duration: 'Durasi',
  moving: 'Bergerak',
  standing: 'Berhenti',
  highest: 'Tertinggi',
  average: 'Rata-rata',
  overLimit: (limit: string) => `Di atas ${limit}`,
  howComputed: 'Cara menghitung',
  fromPoints: 'Semua angka dihitung dari titik perjalanan ini.',
  standingRule: 'Berhenti: di bawah 3 km/jam, termasuk yang kurang dari 2 menit.',
  averageMoving: 'Rata-rata: jarak dibagi waktu bergerak.',
  averagePoints: 'Rata-rata: dari kecepatan setiap titik.',
  overDistance: (limit: string) => `Di atas ${limit}: bagian dari jarak.`,
  overPoints: (limit: string) => `Di atas ${limit}: bagian dari jumlah titik.`,
  gapBefore: (distance: string, time: string) =>
    `Jarak tanpa sinyal sebelum perjalanan ini: ${distance}, ${time}. Garis lurus, tidak masuk hitungan.`,
  untimed: 'Titiknya tidak memiliki waktu, sehingga durasi dan berhenti tidak diketahui.',
  twoVehicles: 'Titiknya berasal dari dua kendaraan, sehingga waktu berhenti tidak dapat dihitung.',

  stops: 'Berhenti',
  speeding: (limit: string) => `Di atas ${limit}`,
  noStops: 'Tidak pernah berhenti selama 2 menit atau lebih.',
  stopsUnknown: 'Waktu berhenti tidak diketahui karena titiknya tidak memiliki waktu.',
  stopsOfTwo: 'Waktu berhenti tidak dapat dihitung karena titiknya berasal dari dua kendaraan.',
  noSpeeding: 'Tidak pernah di atas batas selama 10 detik atau lebih.',
  noSpeedingPoints: 'Tidak ada dua titik berturut-turut di atas batas.',
  speedingRule: 'Dihitung bila paling sedikit 10 detik di atas batas.',
  speedingUnknown: 'Kecepatan titiknya tidak diketahui.',
  longestOnly: (shown: string, count: string) => `${shown} terlama dari ${count}`,
  fastestOnly: (shown: string, count: string) => `${shown} tercepat dari ${count}`,
  points: (from: string, to: string) => (from === to ? `titik ${from}` : `titik ${from}–${to}`),
  speedLimit: 'Batas kecepatan',

  days: 'hari',
  hours: 'jam',
  minutes: 'mnt',
  seconds: 'dtk',
}

export type TripTexts = typeof id

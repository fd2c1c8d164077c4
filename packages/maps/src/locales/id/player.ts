/** Indonesian texts of the player's controls, apart from those in `id.ts`. */
export const id = {
  settings: 'Kecepatan putar',
  clock: 'Cara putar',
  byPoint: 'Per titik',
  byTime: 'Waktu nyata',
  rate: 'Kelipatan waktu',
  rateSpoken: (rate: string) => `${rate} kali waktu nyata`,
  skipStanding: 'Lewati saat berhenti',

  previousStop: 'Berhenti sebelumnya',
  nextStop: 'Berhenti berikutnya',

  help: 'Pintasan papan ketik',
  keys: {
    playPause: 'Putar atau jeda',
    step: 'Titik sebelumnya atau berikutnya',
    leap: 'Sepuluh titik',
    ends: 'Titik pertama atau terakhir',
    stops: 'Berhenti sebelumnya atau berikutnya',
    follow: 'Ikuti kendaraan',
  },
  space: 'Spasi',
  helpWhere: 'Berlaku selama fokus ada di pemutar.',

  leftOut: (count: string) => `${count} titik dilewati`,
  reordered: (count: string) => `${count} titik diurutkan menurut waktunya`,
  showLeftOut: 'Lihat',
  leftOutTitle: 'Titik yang tidak dipakai',
  leftOutHint: 'Titik ini tetap tersimpan di server; hanya tidak digambar dan tidak dihitung.',
  leftOutFirst: (count: string) => `${count} yang pertama:`,
  point: 'Titik',
  reasons: {
    notANumber: 'koordinat bukan angka',
    outOfRange: 'koordinat di luar bumi',
    noFix: 'koordinat 0, 0 (tanpa sinyal GPS)',
    duplicate: 'dikirim dua kali',
    spike: 'melompat jauh lalu kembali',
  },
  close: 'Tutup',
  twoVehicles:
    'Dua kendaraan tampaknya memakai satu identitas: titiknya mustahil berasal dari satu kendaraan. Jejaknya digambar terpisah (A dan B); periksa IMEI kedua perangkat.',
}

export type PlayerTexts = typeof id

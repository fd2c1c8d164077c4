/** Why one point of a recording is not taken, in the words of the report. */
export const refusalReasons = {
  'coordinate-missing': 'koordinat kosong',
  'coordinate-unreadable': 'koordinat bukan angka',
  'coordinate-impossible': 'koordinat di luar bumi',
  'coordinate-zero': 'koordinat 0,0',
  'time-missing': 'waktu kosong di tengah rekaman berwaktu',
  'time-unreadable': 'waktu tidak terbaca',
  'time-impossible': 'waktu mustahil',
  'duplicate-time': 'waktu ganda',
  spike: 'lompatan satu titik yang mustahil',
  'geometry-unsupported': 'bentuk GeoJSON yang bukan titik atau garis',
} as const

export type RefusalReason = keyof typeof refusalReasons

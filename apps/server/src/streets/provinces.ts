import type { Bounds } from './tilesOf.ts'

/** Rough bounds of the 38 provinces with all their islands, rounded outwards to a tenth of a degree. */
export const provinces: Readonly<Record<string, Bounds>> = {
  Aceh: [94.9, 1.9, 98.4, 6.2],
  'Sumatera Utara': [96.9, -0.8, 100.5, 4.4],
  'Sumatera Barat': [98.5, -3.6, 102, 1],
  Riau: [99.9, -1.3, 104, 3],
  Jambi: [101, -2.9, 104.7, -0.6],
  'Sumatera Selatan': [102, -5, 106.3, -1.6],
  Bengkulu: [101, -5.6, 103.9, -2.2],
  Lampung: [103.3, -6.3, 106.4, -3.7],
  'Kepulauan Bangka Belitung': [104.9, -3.9, 109, -1.2],
  'Kepulauan Riau': [103, -1.3, 109.3, 4.9],
  'Daerah Khusus Ibukota Jakarta': [106.3, -6.5, 107, -5.1],
  'Jawa Barat': [106.3, -7.9, 108.9, -5.8],
  'Jawa Tengah': [108.5, -8.3, 111.8, -5.6],
  'Daerah Istimewa Yogyakarta': [110, -8.3, 110.9, -7.5],
  'Jawa Timur': [110.8, -8.9, 116.4, -4.9],
  Banten: [105, -7.2, 106.9, -5.7],
  Bali: [114.4, -8.9, 115.8, -8],
  'Nusa Tenggara Barat': [115.7, -9.2, 119.5, -7.3],
  'Nusa Tenggara Timur': [118.8, -11.1, 125.3, -7.6],
  'Kalimantan Barat': [105.9, -3.2, 114.3, 2.2],
  'Kalimantan Tengah': [110.6, -3.7, 115.9, 0.9],
  'Kalimantan Selatan': [114.2, -5.4, 117.6, -1.2],
  'Kalimantan Timur': [113.7, -2.7, 119.1, 2.7],
  'Kalimantan Utara': [114.4, 1.1, 118.2, 4.5],
  'Sulawesi Utara': [122.8, 0.2, 127.3, 5.7],
  'Sulawesi Tengah': [119.3, -3.8, 124.4, 1.5],
  'Sulawesi Selatan': [117, -8, 122.4, -1.8],
  'Sulawesi Tenggara': [120.8, -6.4, 125, -2.7],
  Gorontalo: [121.1, 0.2, 123.6, 1.2],
  'Sulawesi Barat': [116.7, -3.7, 120, -0.8],
  Maluku: [124.5, -8.5, 135.1, -2.4],
  'Maluku Utara': [123.9, -2.6, 130, 2.8],
  Papua: [134.2, -4, 141.1, 1],
  'Papua Barat': [131.5, -4.4, 135.3, -0.3],
  'Papua Selatan': [137, -9.3, 141.1, -4.3],
  'Papua Tengah': [134.5, -5.2, 138.3, -2.2],
  'Papua Pegunungan': [137.8, -5.3, 141.1, -2.8],
  'Papua Barat Daya': [129.1, -2.6, 133.3, 1.2],
}

/** Common short names of provinces. */
const otherNames: Readonly<Record<string, string>> = {
  'dki jakarta': 'daerah khusus ibukota jakarta',
  jakarta: 'daerah khusus ibukota jakarta',
  'di yogyakarta': 'daerah istimewa yogyakarta',
  yogyakarta: 'daerah istimewa yogyakarta',
  'bangka belitung': 'kepulauan bangka belitung',
}

/** Returns the bounds of a province by its name, without regard to case; undefined for an unknown name. */
export function boundsOfProvince(name: string): Bounds | undefined {
  const given = name.trim().toLowerCase()
  const wanted = otherNames[given] ?? given
  return Object.entries(provinces).find(([known]) => known.toLowerCase() === wanted)?.[1]
}

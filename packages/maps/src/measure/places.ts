import { distanceKm } from './geometry.ts'

/** A city or place whose name a map without streets shows from zoom level `fromZoom` on. */
export interface Place {
  name: string
  lat: number
  lng: number
  fromZoom: number
}

/** Large cities of Indonesia, some capitals around it and places in Jakarta; coordinates in degrees. */
export const places: readonly Place[] = [
  { name: 'Jakarta', lat: -6.18, lng: 106.83, fromZoom: 3 },
  { name: 'Surabaya', lat: -7.26, lng: 112.75, fromZoom: 4 },
  { name: 'Medan', lat: 3.59, lng: 98.67, fromZoom: 4 },
  { name: 'Makassar', lat: -5.14, lng: 119.42, fromZoom: 4 },
  { name: 'Jayapura', lat: -2.53, lng: 140.71, fromZoom: 4 },
  { name: 'Singapura', lat: 1.29, lng: 103.85, fromZoom: 4 },
  { name: 'Kuala Lumpur', lat: 3.14, lng: 101.69, fromZoom: 5 },
  { name: 'Dili', lat: -8.56, lng: 125.57, fromZoom: 5 },
  { name: 'Palembang', lat: -2.99, lng: 104.76, fromZoom: 5 },
  { name: 'Balikpapan', lat: -1.27, lng: 116.83, fromZoom: 5 },
  { name: 'Denpasar', lat: -8.65, lng: 115.22, fromZoom: 5 },
  { name: 'Manado', lat: 1.49, lng: 124.84, fromZoom: 5 },
  { name: 'Ambon', lat: -3.7, lng: 128.18, fromZoom: 5 },
  { name: 'Pontianak', lat: -0.03, lng: 109.34, fromZoom: 5 },
  { name: 'Padang', lat: -0.95, lng: 100.36, fromZoom: 5 },
  { name: 'Banda Aceh', lat: 5.55, lng: 95.32, fromZoom: 5 },
  { name: 'Kupang', lat: -10.17, lng: 123.6, fromZoom: 5 },
  { name: 'Bandung', lat: -6.92, lng: 107.61, fromZoom: 6 },
  { name: 'Semarang', lat: -6.99, lng: 110.42, fromZoom: 6 },
  { name: 'Banjarmasin', lat: -3.32, lng: 114.59, fromZoom: 6 },
  { name: 'Mataram', lat: -8.58, lng: 116.12, fromZoom: 6 },
  { name: 'Yogyakarta', lat: -7.8, lng: 110.37, fromZoom: 7 },
  { name: 'Malang', lat: -7.98, lng: 112.63, fromZoom: 7 },
  { name: 'Cirebon', lat: -6.73, lng: 108.55, fromZoom: 7 },
  { name: 'Serang', lat: -6.12, lng: 106.15, fromZoom: 8 },
  { name: 'Bogor', lat: -6.6, lng: 106.8, fromZoom: 8 },
  { name: 'Bekasi', lat: -6.24, lng: 107.0, fromZoom: 9 },
  { name: 'Tangerang', lat: -6.18, lng: 106.63, fromZoom: 9 },
  { name: 'Depok', lat: -6.4, lng: 106.82, fromZoom: 9 },
  { name: 'Tanjung Priok', lat: -6.11, lng: 106.88, fromZoom: 11 },
  { name: 'Monas', lat: -6.175, lng: 106.827, fromZoom: 11.4 },
  { name: 'Blok M', lat: -6.244, lng: 106.798, fromZoom: 11.4 },
  { name: 'Cawang', lat: -6.243, lng: 106.871, fromZoom: 11.4 },
  { name: 'Grogol', lat: -6.167, lng: 106.788, fromZoom: 11.4 },
  { name: 'Kelapa Gading', lat: -6.16, lng: 106.905, fromZoom: 11.4 },
  { name: 'Pulo Gadung', lat: -6.19, lng: 106.905, fromZoom: 11.4 },
  { name: 'Senayan', lat: -6.218, lng: 106.802, fromZoom: 12.5 },
  { name: 'Semanggi', lat: -6.219, lng: 106.814, fromZoom: 13 },
  { name: 'Pasar Minggu', lat: -6.284, lng: 106.844, fromZoom: 11.4 },
]

/** Returns the nearest of the known places, and how far away it is. */
export function nearestPlace(lat: number, lng: number): { name: string; km: number } {
  let nearest = { name: '', km: Infinity }
  for (const place of places) {
    const km = distanceKm(lng, lat, place.lng, place.lat)
    if (km < nearest.km) nearest = { name: place.name, km }
  }
  return nearest
}

/** The largest distance in km at which a place says where something is. */
const NEAR_KM = 25

/** Returns the name of the place near a position; undefined if none is near. */
export function placeNear({ lat, lng }: { lat: number; lng: number }): string | undefined {
  const { name, km } = nearestPlace(lat, lng)
  return km < NEAR_KM ? name : undefined
}

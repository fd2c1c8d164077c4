import type {
  BrandWithTypes,
  CurrentUser,
  Device,
  Driver,
  Group,
  GpsSession,
  LastPosition,
  LivePosition,
  Role,
  User,
  Vehicle,
} from '@sikud/api'
import { currentUser, lastPosition, livePositionsAt, sessions } from '@sikud/api/fixtures'
import type { InboxItem } from '@sikud/api'

/** Returns 128 copies of a record, so that the list has a three-digit count. */
export const longList = <Row extends { id: number | string }>(row: Row): Row[] =>
  Array.from({ length: 128 }, (_, at) => ({ ...row, id: at + 1 }))

const brand = { id: 14, name: 'Mitsubishi Fuso Truck & Bus Corporation' }
const type = { id: 64, name: 'Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya', brand }

/** A brand with a long name and only one type, which also has a long name. */
export const longBrand: BrandWithTypes = { ...brand, type: { data: [{ id: type.id, name: type.name }] } }

export const longVehicle: Vehicle = {
  id: 1,
  number: 'AB 9114 TCN percobaan',
  year: 2026,
  color: 'Biru tua metalik dengan garis kuning dan stiker armada di kedua pintu',
  type,
  brand_id: brand.id,
  type_id: type.id,
}

export const longDriver: Driver = {
  id: 1,
  name: 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat',
  phone: '+62 812-8814-3307',
  email: 'muhammad.abdurrahman.wirakusumah.adiningrat@operasional.armadanusantara.example',
  license: 'BII Umum 1204-8511-000731, berlaku sampai 14 November 2029',
}

export const longDevice: Device = {
  id: 1,
  name: 'Pelacak cadangan truk tangki bahan bakar depo Plumpang, Jakarta Utara',
  imei: '8612300498418520',
  number: 'Dipinjamkan ke bengkel rekanan di Cakung sampai akhir tahun',
  vehicle_id: longVehicle.id,
  driver_id: longDriver.id,
  vehicle: { id: longVehicle.id, number: longVehicle.number },
  driver: { id: longDriver.id, name: longDriver.name },
}

export const longGroup: Group = {
  id: 1,
  parent_id: null,
  name: 'Depo induk penyimpanan dan perawatan kendaraan berat wilayah Jabodetabek bagian timur, '
    .repeat(4)
    .slice(0, 300),
  kind: 'region',
  members: { vehicles: 12_345, drivers: 6789, devices: 10_240, users: 128 },
}

export const longRole: Role = {
  id: 1,
  name: 'Penanggung jawab operasional armada wilayah Jabodetabek, Banten dan Jawa Barat bagian utara',
  description: 'Mengurus semua kendaraan, pengendara dan perangkat di wilayahnya, termasuk cabang pembantu.',
  type: { text: 'Manual' },
  permissions: [1, 2, 3, 4, 5, 6, 8, 9, 13, 14],
}

export const longUser: User = {
  id: 1,
  name: 'Raden Ayu Hajjah Siti Nurhaliza Kusumaningrum Wirakusumah Adiningrat',
  email: 'siti.nurhaliza.kusumaningrum.wirakusumah@operasional.armadanusantara.example',
  created: { full: '18 September 2026, 07.58 WIB' },
  role: { id: longRole.id, name: longRole.name, permissions: longRole.permissions },
}

export const longMe: CurrentUser = {
  ...currentUser,
  name: longUser.name,
  email: longUser.email,
  address:
    'Gedung Armada Nusantara lantai 17 unit 1704–1706, Jalan Letnan Jenderal Haji Soeprapto Kavling 28 blok B, RT 014/RW 009',
  role: { data: { id: longRole.id, name: longRole.name } },
}

const vehicle = {
  id: longVehicle.id,
  number: longVehicle.number,
  name: `${brand.name} ${type.name}`,
}
const driver = { id: longDriver.id, name: longDriver.name }

export const longPosition: LastPosition = { ...lastPosition, vehicle }

export const longSessions: GpsSession[] = sessions.map((session) => ({
  ...session,
  vehicle,
  driver,
  distance: 123_456.78,
}))

/** Returns a fleet with long names and different plates. */
export function longFleetAt(now: number): LivePosition[] {
  return livePositionsAt(now).map((position, at) => ({
    ...position,
    device: { ...position.device, name: longDevice.name },
    vehicle: { ...vehicle, id: at + 1, number: `AB ${9100 + at} TCN percobaan` },
    driver,
  }))
}

/** A geocoder response with a long address. */
export const longAddress = {
  road: 'Jalan Letnan Jenderal Haji Soeprapto sisi selatan',
  address:
    'Jalan Letnan Jenderal Haji Soeprapto sisi selatan, Cempaka Putih Timur, Kecamatan Cempaka Putih, Kota Administrasi Jakarta Pusat, Daerah Khusus Ibukota Jakarta, 10510',
}

/** Returns an inbox with a three-digit count, mostly unread. */
export function longInbox(now: number): InboxItem[] {
  return Array.from({ length: 140 }, (_, at) => ({
    id: `panjang-${at}`,
    title: `${longVehicle.number} belum mengirim posisi sejak memasuki terowongan di ruas tol dalam kota`,
    body: `${longDevice.name} diam selama ${at + 45} menit. Pengendara: ${longDriver.name}.`,
    at: new Date(now - at * 1_700_000).toISOString(),
    read: at >= 120,
    to: '/device/detail/1',
  }))
}

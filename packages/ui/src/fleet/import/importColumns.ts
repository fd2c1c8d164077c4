import type { ImportColumn, ImportKind } from '@sikud/api'

/** The columns of each kind in the order of the template; the first ones are required for a new record. */
export const columnsOf: Record<ImportKind, readonly ImportColumn[]> = {
  vehicle: ['plate', 'brand', 'type', 'year', 'color', 'depot'],
  device: ['imei', 'device', 'sim', 'plate', 'driver', 'depot'],
  driver: ['driver', 'phone', 'email', 'license', 'depot'],
  fleet: [
    ...(['plate', 'brand', 'type', 'year', 'color', 'imei', 'device', 'sim'] as const),
    ...(['driver', 'phone', 'email', 'license', 'depot'] as const),
  ],
}

/** The column without which no row of a kind has a meaning. */
export const keyColumn: Record<ImportKind, ImportColumn> = {
  vehicle: 'plate',
  device: 'imei',
  driver: 'driver',
  fleet: 'plate',
}

/** Headers by column, in Indonesian and English, without case and punctuation. */
const synonyms: Record<ImportColumn, string> = {
  plate:
    'nopol|no pol|nopolisi|no polisi|nomor polisi|plat|plat nomor|nomor plat|no plat|tnkb|kendaraan|nomor kendaraan|no kendaraan|plate|number plate|plate number|license plate|licence plate|vehicle|registration',
  brand: 'merk|merek|brand|make|pabrikan|merk kendaraan',
  type: 'jenis|tipe|type|model|jenis kendaraan|tipe kendaraan|vehicle type',
  year: 'tahun|thn|year|tahun pembuatan|tahun kendaraan|tahun rakit|model year',
  color: 'warna|color|colour|warna kendaraan',
  imei: 'imei|no imei|nomor imei|imei number|imei gps|id perangkat|device id|no seri gps',
  device: 'perangkat|nama perangkat|device|device name|pelacak|nama pelacak|tracker|gps',
  sim: 'nomor kartu|nomor sim card|no sim card|sim card|simcard|kartu sim|nomor kartu sim|no kartu|nomor perangkat|nomor gsm|msisdn|sim number|device number',
  driver:
    'pengendara|nama pengendara|supir|sopir|nama supir|nama sopir|pengemudi|nama pengemudi|driver|driver name|nama|name',
  phone:
    'ponsel|telepon|telpon|no telepon|nomor telepon|no telp|telp|hp|no hp|nomor hp|handphone|wa|whatsapp|no wa|phone|phone number|mobile',
  email: 'email|e mail|surel|alamat email|email address',
  license:
    'lisensi|sim|no sim|nomor sim|surat izin mengemudi|license|licence|driving license|driving licence|license number|licence number',
  depot: 'depo|depot|cabang|pool|garasi|lokasi|branch|group|grup|wilayah',
}

/** Some headers mean another column in the sheet of a kind. */
const kindSynonyms: Partial<Record<ImportKind, Partial<Record<ImportColumn, string>>>> = {
  device: { device: 'nama|name', sim: 'nomor|number|no|sim|no sim|nomor sim|telepon|nomor telepon|phone' },
  vehicle: { plate: 'nomor|number|no' },
}

/** Returns a header without case, punctuation and the mark of a required column. */
export function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the column that a header names in a sheet of this kind; null if none. `own` are the labels of the page. */
export function columnOfHeader(
  kind: ImportKind,
  header: string,
  own: Partial<Record<ImportColumn, string>>,
): ImportColumn | null {
  const key = headerKey(header)
  if (key === '') return null
  const columns = columnsOf[kind]
  const has = (words: string | undefined) => words?.split('|').includes(key) === true
  return (
    columns.find((column) => headerKey(own[column] ?? '') === key) ??
    columns.find((column) => has(kindSynonyms[kind]?.[column])) ??
    columns.find((column) => has(synonyms[column])) ??
    null
  )
}

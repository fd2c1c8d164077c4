/** The zones of Indonesia by their IANA names, with the names that people use. */
export const indonesianZones: readonly (readonly [zone: string, label: string])[] = [
  ['Asia/Jakarta', 'WIB · Jakarta'],
  ['Asia/Makassar', 'WITA · Makassar'],
  ['Asia/Jayapura', 'WIT · Jayapura'],
]

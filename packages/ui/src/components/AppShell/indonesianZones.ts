/** The time zones of Indonesia: IANA names and short names. */
export const indonesianZones: readonly (readonly [zone: string, label: string])[] = [
  ['Asia/Jakarta', 'WIB · Jakarta'],
  ['Asia/Makassar', 'WITA · Makassar'],
  ['Asia/Jayapura', 'WIT · Jayapura'],
]

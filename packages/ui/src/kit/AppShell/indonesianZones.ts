/** The time zones of Indonesia, with IANA name and label. */
export const indonesianZones: readonly (readonly [zone: string, label: string])[] = [
  ['Asia/Jakarta', 'WIB · Jakarta'],
  ['Asia/Makassar', 'WITA · Makassar'],
  ['Asia/Jayapura', 'WIT · Jayapura'],
]

/** A demo role besides the administrator, with the codes of its permissions. */
interface DemoRole {
  name: string
  description: string
  permissions: readonly string[]
}

const viewTracking = ['position.view', 'session.list']
const viewRecords = [
  'device.list',
  'device.view',
  'vehicle.list',
  'vehicle.view',
  'driver.list',
  'driver.view',
]

/** The demo roles besides the administrator; docs/permissions.md lists their permissions. */
export const demoRoles: readonly DemoRole[] = [
  {
    name: 'Operator',
    description: 'Mengurus perangkat, kendaraan, dan pengendara sehari-hari',
    permissions: [
      ...viewTracking,
      ...viewRecords,
      ...['device', 'vehicle', 'driver'].flatMap((entity) => [`${entity}.create`, `${entity}.update`]),
    ],
  },
  {
    name: 'Pengawas',
    description: 'Memantau posisi dan riwayat perjalanan armada',
    permissions: [...viewTracking, ...viewRecords],
  },
  {
    name: 'Auditor',
    description: 'Membaca semua catatan tanpa mengubah apa pun',
    permissions: [...viewTracking, ...viewRecords, 'user.list', 'user.view', 'role.list', 'role.view'],
  },
]

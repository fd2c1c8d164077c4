import type { Permission } from '@sikud/api/permissions'

/** A demo role besides the administrator, with the codes of its permissions. */
interface DemoRole {
  name: string
  description: string
  permissions: readonly Permission[]
}

const viewTracking: Permission[] = ['position.view', 'session.list']
const viewRecords: Permission[] = [
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
      ...(['device', 'vehicle', 'driver'] as const).flatMap(
        (entity) => [`${entity}.create`, `${entity}.update`] as const,
      ),
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

/** A role of the demo beside the administrator's: what it may do, by the codes of the permissions. */
export interface DemoRole {
  name: string
  description: string
  permissions: readonly string[]
}

const look = ['position.view', 'session.list']
const lookUp = ['device.list', 'device.view', 'vehicle.list', 'vehicle.view', 'driver.list', 'driver.view']

export const demoRoles: readonly DemoRole[] = [
  {
    name: 'Operator',
    description: 'Mengurus perangkat, kendaraan, dan pengendara sehari-hari',
    permissions: [
      ...look,
      ...lookUp,
      ...['device', 'vehicle', 'driver'].flatMap((entity) => [`${entity}.create`, `${entity}.update`]),
    ],
  },
  {
    name: 'Pengawas',
    description: 'Memantau posisi dan riwayat perjalanan armada',
    permissions: [...look, ...lookUp],
  },
  {
    name: 'Auditor',
    description: 'Membaca semua catatan tanpa mengubah apa pun',
    permissions: [...look, ...lookUp, 'user.list', 'user.view', 'role.list', 'role.view'],
  },
]

export interface DemoUser {
  name: string
  email: string
  role: string
}

/** The people of the demo beside the administrator; they share the administrator's first password. */
export const demoUsers: readonly DemoUser[] = [
  { name: 'Rina Wulandari', email: 'operator@sikud.test', role: 'Operator' },
  { name: 'Yusuf Hidayat', email: 'operator.malam@sikud.test', role: 'Operator' },
  { name: 'Sri Rahayu', email: 'pengawas@sikud.test', role: 'Pengawas' },
  { name: 'Teguh Santoso', email: 'auditor@sikud.test', role: 'Auditor' },
]

export const demoAdministrator = 'Dewi Anggraini'

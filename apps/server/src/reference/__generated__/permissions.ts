// Made from openapi/ by `npm run generate`. Do not edit.

import type { Permission } from '@sikud/api/permissions'

/** A group of permissions, with its names in Indonesian and English. */
interface AccessGroup {
  id: number
  name: string
  description: string
  english: string
  englishDescription: string
  permissions: readonly { id: number; code: Permission; name: string; english: string }[]
}

/** All permissions, in the order of the menu. */
export const accessGroups: readonly AccessGroup[] = [
  {
    "id": 1,
    "name": "Pelacakan",
    "description": "Posisi kendaraan di peta",
    "english": "Tracking",
    "englishDescription": "Positions of vehicles on the map",
    "permissions": [
      {
        "id": 1,
        "code": "position.view",
        "name": "Lihat posisi terakhir",
        "english": "See the last positions"
      }
    ]
  },
  {
    "id": 2,
    "name": "Laporan",
    "description": "Riwayat perjalanan dan pemutarannya",
    "english": "Reports",
    "englishDescription": "Past trips and their playback",
    "permissions": [
      {
        "id": 2,
        "code": "session.list",
        "name": "Lihat riwayat perjalanan",
        "english": "See past trips"
      },
      {
        "id": 48,
        "code": "trip.delete",
        "name": "Hapus dan pulihkan perjalanan",
        "english": "Delete and restore trips"
      }
    ]
  },
  {
    "id": 3,
    "name": "Perangkat",
    "description": "Alat pelacak dan pemasangannya",
    "english": "Devices",
    "englishDescription": "Trackers and where they are installed",
    "permissions": [
      {
        "id": 3,
        "code": "device.list",
        "name": "Lihat daftar perangkat",
        "english": "List devices"
      },
      {
        "id": 4,
        "code": "device.view",
        "name": "Lihat detail perangkat",
        "english": "See device details"
      },
      {
        "id": 5,
        "code": "device.create",
        "name": "Buat perangkat",
        "english": "Create devices"
      },
      {
        "id": 6,
        "code": "device.update",
        "name": "Ubah perangkat",
        "english": "Change devices"
      },
      {
        "id": 7,
        "code": "device.delete",
        "name": "Hapus perangkat",
        "english": "Delete devices"
      }
    ]
  },
  {
    "id": 4,
    "name": "Kendaraan",
    "description": "Kendaraan armada, merk dan jenisnya",
    "english": "Vehicles",
    "englishDescription": "Vehicles of the fleet, their brands and types",
    "permissions": [
      {
        "id": 8,
        "code": "vehicle.list",
        "name": "Lihat daftar kendaraan",
        "english": "List vehicles"
      },
      {
        "id": 9,
        "code": "vehicle.view",
        "name": "Lihat detail kendaraan",
        "english": "See vehicle details"
      },
      {
        "id": 10,
        "code": "vehicle.create",
        "name": "Buat kendaraan",
        "english": "Create vehicles"
      },
      {
        "id": 11,
        "code": "vehicle.update",
        "name": "Ubah kendaraan",
        "english": "Change vehicles"
      },
      {
        "id": 12,
        "code": "vehicle.delete",
        "name": "Hapus kendaraan",
        "english": "Delete vehicles"
      }
    ]
  },
  {
    "id": 5,
    "name": "Pengendara",
    "description": "Orang yang mengemudikan kendaraan",
    "english": "Drivers",
    "englishDescription": "People who drive the vehicles",
    "permissions": [
      {
        "id": 13,
        "code": "driver.list",
        "name": "Lihat daftar pengendara",
        "english": "List drivers"
      },
      {
        "id": 14,
        "code": "driver.view",
        "name": "Lihat detail pengendara",
        "english": "See driver details"
      },
      {
        "id": 15,
        "code": "driver.create",
        "name": "Buat pengendara",
        "english": "Create drivers"
      },
      {
        "id": 16,
        "code": "driver.update",
        "name": "Ubah pengendara",
        "english": "Change drivers"
      },
      {
        "id": 17,
        "code": "driver.delete",
        "name": "Hapus pengendara",
        "english": "Delete drivers"
      }
    ]
  },
  {
    "id": 6,
    "name": "Pengguna",
    "description": "Orang yang masuk ke aplikasi ini",
    "english": "Users",
    "englishDescription": "People who sign in to this app",
    "permissions": [
      {
        "id": 18,
        "code": "user.list",
        "name": "Lihat daftar pengguna",
        "english": "List users"
      },
      {
        "id": 19,
        "code": "user.view",
        "name": "Lihat detail pengguna",
        "english": "See user details"
      },
      {
        "id": 26,
        "code": "user.create",
        "name": "Undang pengguna",
        "english": "Invite users"
      },
      {
        "id": 27,
        "code": "user.update",
        "name": "Ubah pengguna",
        "english": "Change users"
      },
      {
        "id": 28,
        "code": "user.disable",
        "name": "Nonaktifkan pengguna",
        "english": "Disable users"
      },
      {
        "id": 29,
        "code": "user.delete",
        "name": "Hapus pengguna",
        "english": "Delete users"
      },
      {
        "id": 20,
        "code": "user.password",
        "name": "Pulihkan akun pengguna",
        "english": "Recover accounts of users"
      },
      {
        "id": 32,
        "code": "user.approve",
        "name": "Setujui pendaftaran",
        "english": "Approve registrations"
      },
      {
        "id": 33,
        "code": "user.session",
        "name": "Akhiri sesi dan token pengguna",
        "english": "End sessions and tokens of users"
      },
      {
        "id": 34,
        "code": "user.factor",
        "name": "Matikan verifikasi dua langkah pengguna",
        "english": "Turn off two-step verification of users"
      }
    ]
  },
  {
    "id": 7,
    "name": "Hak Akses",
    "description": "Peran pengguna dan apa yang diizinkan",
    "english": "Roles",
    "englishDescription": "Roles of users and what they allow",
    "permissions": [
      {
        "id": 21,
        "code": "role.list",
        "name": "Lihat daftar hak akses",
        "english": "List roles"
      },
      {
        "id": 22,
        "code": "role.view",
        "name": "Lihat detail hak akses",
        "english": "See role details"
      },
      {
        "id": 23,
        "code": "role.create",
        "name": "Buat hak akses",
        "english": "Create roles"
      },
      {
        "id": 24,
        "code": "role.update",
        "name": "Ubah hak akses",
        "english": "Change roles"
      },
      {
        "id": 25,
        "code": "role.delete",
        "name": "Hapus hak akses",
        "english": "Delete roles"
      }
    ]
  },
  {
    "id": 9,
    "name": "Depo",
    "description": "Cabang dan depo: siapa melihat armada yang mana",
    "english": "Depots",
    "englishDescription": "Branches and depots: who sees which fleet",
    "permissions": [
      {
        "id": 40,
        "code": "group.list",
        "name": "Lihat daftar depo",
        "english": "List depots"
      },
      {
        "id": 41,
        "code": "group.view",
        "name": "Lihat detail depo",
        "english": "See depot details"
      },
      {
        "id": 42,
        "code": "group.create",
        "name": "Buat depo",
        "english": "Create depots"
      },
      {
        "id": 43,
        "code": "group.update",
        "name": "Ubah depo",
        "english": "Change depots"
      },
      {
        "id": 44,
        "code": "group.delete",
        "name": "Hapus depo",
        "english": "Delete depots"
      }
    ]
  },
  {
    "id": 8,
    "name": "Catatan Aktivitas",
    "description": "Siapa mengubah apa, dan siapa melihat data siapa",
    "english": "Activity Log",
    "englishDescription": "Who changed what, and who looked at whose data",
    "permissions": [
      {
        "id": 30,
        "code": "audit.view",
        "name": "Lihat catatan aktivitas",
        "english": "See the activity log"
      },
      {
        "id": 31,
        "code": "access.view",
        "name": "Lihat siapa yang melihat data pengendara",
        "english": "See who looked at a driver"
      }
    ]
  },
  {
    "id": 10,
    "name": "Sistem",
    "description": "Keadaan server: basis data, antrean, cadangan",
    "english": "System",
    "englishDescription": "State of the server: database, queues, backups",
    "permissions": [
      {
        "id": 50,
        "code": "system.view",
        "name": "Lihat keadaan sistem",
        "english": "See the state of the system"
      },
      {
        "id": 49,
        "code": "ingest.forward",
        "name": "Teruskan posisi dari server Traccar",
        "english": "Forward positions from a Traccar server"
      }
    ]
  }
]

/** The codes of all permissions. */
export const permissionCodes = accessGroups.flatMap(({ permissions }) => permissions.map(({ code }) => code))

/** The permission that each operation requires. It has no operations that need only a sign-in or nothing. */
export const operationPermissions = {
  "viewAs": "role.view",
  "listSessions": "session.list",
  "getSession": "session.list",
  "deleteSession": "trip.delete",
  "deleteExclusion": "trip.delete",
  "recordTripExport": "session.list",
  "getNeighbourSession": "session.list",
  "summariseSessions": "session.list",
  "listSpeeding": "position.view",
  "getLastPosition": "position.view",
  "listLivePositions": "position.view",
  "streamPositions": "position.view",
  "listExclusions": "trip.delete",
  "forwardTraccarPosition": "ingest.forward",
  "listUnknownDevices": "device.create",
  "getDeviceContact": "device.view",
  "cancelClockOffset": "device.update",
  "setSpeedUnit": "device.update",
  "listDevices": "device.list",
  "updateDevices": "device.update",
  "deleteDevices": "device.delete",
  "createDevice": "device.create",
  "getDevice": "device.view",
  "updateDevice": "device.update",
  "deleteDevice": "device.delete",
  "recordShare": "position.view",
  "listDrivers": "driver.list",
  "updateDrivers": "driver.update",
  "deleteDrivers": "driver.delete",
  "createDriver": "driver.create",
  "getDriver": "driver.view",
  "updateDriver": "driver.update",
  "deleteDriver": "driver.delete",
  "listVehicles": "vehicle.list",
  "listBrands": "vehicle.list",
  "getBrand": "vehicle.list",
  "updateVehicles": "vehicle.update",
  "deleteVehicles": "vehicle.delete",
  "createVehicle": "vehicle.create",
  "setUpVehicle": "vehicle.create",
  "getVehicle": "vehicle.view",
  "updateVehicle": "vehicle.update",
  "deleteVehicle": "vehicle.delete",
  "listDeviceAssignments": "device.view",
  "correctAssignments": "device.update",
  "checkAssignment": "device.view",
  "listDriverAssignments": "driver.view",
  "listVehicleAssignments": "vehicle.view",
  "archiveDevice": "device.update",
  "restoreDevice": "device.update",
  "archiveDriver": "driver.update",
  "restoreDriver": "driver.update",
  "archiveVehicle": "vehicle.update",
  "restoreVehicle": "vehicle.update",
  "listUsers": "user.list",
  "createUser": "user.create",
  "getUser": "user.view",
  "updateUser": "user.update",
  "deleteUser": "user.delete",
  "inviteUser": "user.create",
  "createRecoveryLink": "user.password",
  "sendInvitation": "user.create",
  "sendRecovery": "user.password",
  "approveUser": "user.approve",
  "rejectUser": "user.approve",
  "disableUser": "user.disable",
  "enableUser": "user.disable",
  "setUserPassword": "user.password",
  "listUserSessions": "user.session",
  "endUserSessions": "user.session",
  "resetFactor": "user.factor",
  "listUserTokens": "user.session",
  "deleteUserTokens": "user.session",
  "listGroups": "group.list",
  "createGroup": "group.create",
  "getGroup": "group.view",
  "updateGroup": "group.update",
  "deleteGroup": "group.delete",
  "getGroupRules": "group.update",
  "updateGroupRules": "group.update",
  "listAudit": "audit.view",
  "exportAudit": "audit.view",
  "listDeviceHistory": "device.view",
  "listDriverHistory": "driver.view",
  "listVehicleHistory": "vehicle.view",
  "listUserHistory": "user.view",
  "listRoleHistory": "role.view",
  "listGroupHistory": "group.view",
  "listDriverAccess": "access.view",
  "listRoles": "role.list",
  "createRole": "role.create",
  "getRole": "role.view",
  "updateRole": "role.update",
  "deleteRole": "role.delete",
  "getSystem": "system.view"
} as const satisfies Record<string, Permission>

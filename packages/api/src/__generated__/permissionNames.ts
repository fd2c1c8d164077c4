// Made from openapi/ by `npm run generate`. Do not edit.

import type { Permission } from './permissions.ts'

/** The name of each permission in Indonesian and English. */
export const permissionNames: Record<Permission, readonly [id: string, en: string]> = {
  "position.view": [
    "Lihat posisi terakhir",
    "See the last positions"
  ],
  "session.list": [
    "Lihat riwayat perjalanan",
    "See past trips"
  ],
  "trip.delete": [
    "Hapus dan pulihkan perjalanan",
    "Delete and restore trips"
  ],
  "device.list": [
    "Lihat daftar perangkat",
    "List devices"
  ],
  "device.view": [
    "Lihat detail perangkat",
    "See device details"
  ],
  "device.create": [
    "Buat perangkat",
    "Create devices"
  ],
  "device.update": [
    "Ubah perangkat",
    "Change devices"
  ],
  "device.delete": [
    "Hapus perangkat",
    "Delete devices"
  ],
  "vehicle.list": [
    "Lihat daftar kendaraan",
    "List vehicles"
  ],
  "vehicle.view": [
    "Lihat detail kendaraan",
    "See vehicle details"
  ],
  "vehicle.create": [
    "Buat kendaraan",
    "Create vehicles"
  ],
  "vehicle.update": [
    "Ubah kendaraan",
    "Change vehicles"
  ],
  "vehicle.delete": [
    "Hapus kendaraan",
    "Delete vehicles"
  ],
  "driver.list": [
    "Lihat daftar pengendara",
    "List drivers"
  ],
  "driver.view": [
    "Lihat detail pengendara",
    "See driver details"
  ],
  "driver.create": [
    "Buat pengendara",
    "Create drivers"
  ],
  "driver.update": [
    "Ubah pengendara",
    "Change drivers"
  ],
  "driver.delete": [
    "Hapus pengendara",
    "Delete drivers"
  ],
  "user.list": [
    "Lihat daftar pengguna",
    "List users"
  ],
  "user.view": [
    "Lihat detail pengguna",
    "See user details"
  ],
  "user.create": [
    "Undang pengguna",
    "Invite users"
  ],
  "user.update": [
    "Ubah pengguna",
    "Change users"
  ],
  "user.disable": [
    "Nonaktifkan pengguna",
    "Disable users"
  ],
  "user.delete": [
    "Hapus pengguna",
    "Delete users"
  ],
  "user.password": [
    "Pulihkan akun pengguna",
    "Recover accounts of users"
  ],
  "user.approve": [
    "Setujui pendaftaran",
    "Approve registrations"
  ],
  "user.session": [
    "Akhiri sesi dan token pengguna",
    "End sessions and tokens of users"
  ],
  "user.factor": [
    "Matikan verifikasi dua langkah pengguna",
    "Turn off two-step verification of users"
  ],
  "role.list": [
    "Lihat daftar hak akses",
    "List roles"
  ],
  "role.view": [
    "Lihat detail hak akses",
    "See role details"
  ],
  "role.create": [
    "Buat hak akses",
    "Create roles"
  ],
  "role.update": [
    "Ubah hak akses",
    "Change roles"
  ],
  "role.delete": [
    "Hapus hak akses",
    "Delete roles"
  ],
  "group.list": [
    "Lihat daftar depo",
    "List depots"
  ],
  "group.view": [
    "Lihat detail depo",
    "See depot details"
  ],
  "group.create": [
    "Buat depo",
    "Create depots"
  ],
  "group.update": [
    "Ubah depo",
    "Change depots"
  ],
  "group.delete": [
    "Hapus depo",
    "Delete depots"
  ],
  "audit.view": [
    "Lihat catatan aktivitas",
    "See the activity log"
  ],
  "access.view": [
    "Lihat siapa yang melihat data pengendara",
    "See who looked at a driver"
  ],
  "system.view": [
    "Lihat keadaan sistem",
    "See the state of the system"
  ],
  "ingest.forward": [
    "Teruskan posisi dari server Traccar",
    "Forward positions from a Traccar server"
  ]
}

import { auditEntries } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { id as texts } from './texts.ts'
import { actionOf, actorOf, changesText, subjectOf } from './describeEntry.ts'

const entry = (id: number) => {
  const found = auditEntries.find((one) => one.id === id)
  if (!found) throw new Error(`There is no entry ${String(id)}.`)
  return found
}

describe('describeEntry', () => {
  it.each([
    [1213, 'Rina Kusumawardani', 'B 9114 TCN'],
    [1211, 'Dewi Anggraini', null],
    [1210, 'Rina Kusumawardani', 'Pelacak 01'],
    [1207, 'Dewi Anggraini', '#44'],
    [1205, 'Rina Kusumawardani', null],
    [1204, 'Admin server', 'Dewi Anggraini'],
  ])('audit entry %i names the actor and the subject', (id, actor, subject) => {
    expect([actorOf(entry(id), texts), subjectOf(entry(id))]).toEqual([actor, subject])
  })

  it.each(['login', 'signInWithFactor', 'signInWithPasskey'])(
    'an audit entry of a sign-in (%s) names the owner of the account as the actor',
    (action) => {
      const subject = { type: 'user' as const, id: 5, name: 'Dewi Anggraini', exists: true }
      const signIn = { ...entry(1205), action, origin: 'visitor' as const, actor: null, subject }
      expect([actorOf(signIn, texts), subjectOf(signIn)]).toEqual(['Dewi Anggraini', null])
    },
  )

  it.each([
    [1213, 'Lewat: WhatsApp'],
    [1212, 'Bentuk: GPX'],
    [1211, 'Daftar: Pengendara; Jumlah baris: 128; Disaring: Ya'],
    [1210, 'Pengendara: Agus Setiawan → Budi Santoso; Nomor: kosong → 0812-9000-1122'],
    [1209, 'Izin ditambah: Lihat posisi terakhir, Buat perangkat; Izin dicabut: Hapus kendaraan'],
    [1208, 'Nomor: B 9114 TCN; Jenis: Hino Dutro; Tahun: 2023'],
    [1207, ''],
    [1206, 'Isi perubahan sudah dihapus bersama data pribadinya.'],
  ])('audit entry %i shows its changes in words', (id, changes) => {
    expect(changesText(entry(id), texts)).toBe(changes)
  })

  it('an archiving names its record, and a device by what it lost', () => {
    const archived = { ...entry(1210), action: 'archiveVehicle' }
    const vehicle = { type: 'vehicle' as const, id: 7, name: 'B 9114 TCN', exists: true }
    expect(actionOf({ ...archived, subject: vehicle }, texts)).toBe('mengarsipkan kendaraan')
    expect(actionOf(archived, texts)).toBe('mengarsipkan kendaraan dari perangkat')
  })

  it('the notification rules of a depot are words', () => {
    const after = JSON.stringify({
      alarm: { kinds: ['sos'] },
      speeding: { kmh: 80, seconds: 30, time: 'outside_work' },
      silent: { minutes: 60, time: 'sat,sun 22:00-05:00' },
      low_voltage: { volts: 11.8 },
      no_driver: {},
    })
    const changes = [{ field: 'notification_rules', before: 'rusak', after }]
    expect(changesText({ ...entry(1210), changes }, texts)).toBe(
      'Aturan pemberitahuan: rusak → Alarm pelacak (SOS); Melaju terlalu cepat (80 km/jam, 30 detik, Di luar jam kerja depo); ' +
        'Perangkat diam (60 menit, Sabtu, Minggu 22.00–05.00); Aki kendaraan lemah (11,8 V); Bergerak tanpa pengendara',
    )
  })

  it('zone and working hours of a depot are words', () => {
    const day = { from: '06:00', to: '14:00' }
    const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null }
    const changes = [
      { field: 'zone', before: null, after: 'Asia/Makassar' },
      { field: 'working_hours', before: 'rusak', after: JSON.stringify(hours) },
    ]
    expect(changesText({ ...entry(1210), changes }, texts)).toBe(
      'Zona waktu: kosong → WITA · Makassar; Jam kerja: rusak → Senin–Jumat 06.00–14.00, Sabtu–Minggu tutup',
    )
  })
})

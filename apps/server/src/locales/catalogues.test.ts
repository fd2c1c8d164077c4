import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { id } from './id.ts'

const usage = { isArchived: false, devices: ['Pelacak 01'], moreDevices: 2, trips: 3, hasPositions: true }
/** Arguments for texts that are functions. Functions that are not listed here get numbers as arguments. */
const values: Record<string, unknown[]> = {
  'device.inUse': [usage],
  'driver.inUse': [usage],
  'vehicle.inUse': [usage],
  'role.inUse': [['Agus', 'Budi'], 1],
  'mail.passwordChanged': ['Rina', new Date(0), '192.0.2.0/24', ['Laporan']],
  'event.time': ['1 November 2026', '07.24 WIB'],
  'mail.place': ['Chrome', 'Windows', '192.0.2.0/24'],
  'mail.newDevice': ['Rina', new Date(0), '192.0.2.0/24'],
  'mail.factorOff': ['Rina', new Date(0), '192.0.2.0/24'],
  'mail.passkeyAdded': ['Rina', new Date(0), '192.0.2.0/24', 'Laptop kantor'],
  'mail.passkeyRemoved': ['Rina', new Date(0), '192.0.2.0/24', 'Laptop kantor'],
  'mail.oldEmail': ['Rina', 'rina@armada.example', new Date(0), '192.0.2.0/24'],
  'mail.emailChanged': ['Rina', new Date(0), '192.0.2.0/24'],
  'mail.notifications': ['Rina', ['B 9014 SIM bergerak. Besok.'], 2],
  'mail.tokenExpiring': ['Rina', new Date(0), 'Laporan'],
  'mail.tokenCreated': ['Rina', new Date(0), '192.0.2.0/24', 'Laporan'],
  'device.imeiTakenBy': ['Pelacak 01'],
  'change.changedMany': ['perangkat', 3, 1],
  'change.deletedMany': ['perangkat', 3, 1],
  'change.refused': ['Sudah diubah.', 2],
  'change.restored': ['Pelacak 01'],
  'change.usedBy': [['Pelacak 01'], 2],
  'user.withdrawn': [['rina@armada.example'], 2, 3],
}

/** Returns a text unchanged; joins the texts of an e-mail into one text. */
function shown(text: unknown): string {
  return typeof text === 'object' && text !== null ? Object.values(text).flat().join('\n') : String(text)
}

/** Returns the path and the text of every key of a catalogue. */
function textsOf(part: object, path: string[] = []): [path: string, text: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, key]
    const name = at.join('.')
    if (typeof value === 'function') return [[name, shown(value(...(values[name] ?? [7, 9])))]]
    return typeof value === 'object' && value !== null ? textsOf(value, at) : [[name, String(value)]]
  })
}

describe('X25 the catalogues of messages', () => {
  const indonesian = textsOf(id)
  const english = textsOf(en)

  it('have the same keys', () => {
    expect(english.map(([name]) => name)).toEqual(indonesian.map(([name]) => name))
  })

  it.each(indonesian)('%s has a different text in each language', (name, text) => {
    const other = english.find(([key]) => key === name)?.[1]
    expect(text).not.toBe('')
    expect(other).not.toBe(text)
    expect(`${text} ${other}`).not.toMatch(/undefined|NaN|\[object|=>/)
  })

  it('use singular and plural in English', () => {
    expect(en.error.tooManyAttempts(1)).toBe('Too many attempts. Try again in 1 second.')
    expect(
      en.device.inUse({ isArchived: false, devices: [], moreDevices: 0, trips: 1, hasPositions: true }),
    ).toContain('used by 1 trip.')
    expect(en.driver.inUse(usage)).toContain('used by devices Pelacak 01 and 2 more and 3 trips.')
    expect(id.driver.inUse(usage)).toContain('dipakai perangkat Pelacak 01 dan 2 lainnya dan 3 perjalanan.')
  })
})

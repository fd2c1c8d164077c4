import { expect, test } from 'vitest'
import { csvFileName } from './exportCsv.ts'

const lateEvening = new Date('2026-11-20T17:30:00Z')

test('csvFileName carries the day of the zone', () => {
  expect(csvFileName('perangkat', lateEvening, 'Asia/Jakarta')).toBe('perangkat-2026-11-21.csv')
  expect(csvFileName('perangkat', lateEvening, 'UTC')).toBe('perangkat-2026-11-20.csv')
})

test('csvFileName makes one word of several', () => {
  expect(csvFileName('Hak akses / peran', lateEvening, 'UTC')).toBe('hak-akses-peran-2026-11-20.csv')
})

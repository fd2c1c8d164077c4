import { expect, test } from 'vitest'
import { secondsToWait, serverFaults } from './Form.tsx'

const known = (name: string) => (['name', 'imei'].includes(name) ? name : '')

test('serverFaults assigns messages to known fields', () => {
  const error = Object.assign(new Error('Data tidak valid.'), {
    fields: { imei: ['IMEI sudah dipakai.', 'Hubungi admin.'], name: [] },
  })
  expect(serverFaults(error, known)).toEqual({
    fields: { imei: 'IMEI sudah dipakai. Hubungi admin.' },
    others: [],
  })
})

test('serverFaults keeps messages about unknown fields', () => {
  expect(serverFaults({ fields: { quota: ['Kuota perangkat habis.'] } }, known)).toEqual({
    fields: {},
    others: ['Kuota perangkat habis.'],
  })
})

test('serverFaults returns null for an error without field errors', () => {
  expect(serverFaults(new TypeError('x is undefined'), known)).toBeNull()
  expect(serverFaults('no', known)).toBeNull()
  expect(serverFaults({ fields: null }, known)).toBeNull()
})

test('serverFaults ignores malformed field errors', () => {
  expect(serverFaults({ fields: { imei: 'not a list', name: [7, ''] } }, known)).toEqual({
    fields: {},
    others: [],
  })
})

test('secondsToWait returns the delay that the server requests, in whole seconds', () => {
  expect(secondsToWait(Object.assign(new Error('Terlalu banyak.'), { retryAfter: 2.2 }))).toBe(3)
  expect(secondsToWait({ retryAfter: null })).toBe(0)
  expect(secondsToWait({ retryAfter: '7' })).toBe(0)
  expect(secondsToWait(new Error('x'))).toBe(0)
  expect(secondsToWait(undefined)).toBe(0)
})

test('serverFaults joins the messages of one field', () => {
  const fields = { 'imei.0': ['Salah.'], 'imei.1': ['Ganda.'] }
  expect(serverFaults({ fields }, () => 'imei')).toEqual({ fields: { imei: 'Salah. Ganda.' }, others: [] })
})

import { expect, it } from 'vitest'
import { isDiskFull, isRetryable } from './databaseErrors.ts'

const coded = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('X37 the node-postgres error "%s" means that the database is unavailable', (message) =>
  expect(isRetryable(new Error(message))).toBe(true),
)

it.each(['57P01', '57P02', '57P03', '08006', '08P01', '25006', '53300', 'ECONNREFUSED', 'ENOENT'])(
  'X37 the code %s means that the database is unavailable',
  (code) => expect(isRetryable(coded(code))).toBe(true),
)

it.each(['55P03', '40P01', '40001'])('X18 the code %s means that the database is busy', (code) =>
  expect(isRetryable(coded(code))).toBe(true),
)

it.each(['23505', '57014', '22021', 'EACCES'])('the code %s means neither unavailable nor busy', (code) =>
  expect(isRetryable(coded(code))).toBe(false),
)

it('Y19: a full disk is recognised on this machine and on the database server', () => {
  expect(['ENOSPC', 'EDQUOT', '53100'].map((code) => isDiskFull(coded(code)))).toEqual([true, true, true])
  expect([coded('EACCES'), new Error('failed'), null].map(isDiskFull)).toEqual([false, false, false])
})

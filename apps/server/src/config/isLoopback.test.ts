import { expect, it } from 'vitest'
import { isLoopback } from './config.ts'

it.each(['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each(['127.armada.example', '127.0.0.1.armada.example', 'armada.example', '0.0.0.0', '::', '10.0.0.1'])(
  '%s is not this machine',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

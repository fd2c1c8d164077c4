import { afterEach, expect, it, vi } from 'vitest'
import { logError } from './BackgroundWork.ts'

afterEach(() => vi.restoreAllMocks())

it('logError writes one line of JSON, with the parts of an error', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logError(new AggregateError([new Error('first\nline'), 'second'], 'retention failed'))
  const [[line] = []] = written.mock.calls
  expect(String(line)).not.toContain('\n')
  expect(JSON.parse(String(line))).toMatchObject({
    level: 50,
    msg: 'background work failed',
    err: {
      message: 'retention failed',
      errors: [{ type: 'Error', message: 'first\nline' }, { message: 'second' }],
    },
  })
})

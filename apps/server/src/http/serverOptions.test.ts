import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { serverOptions } from './serverOptions.ts'

/** Returns what the log of a server contains after it logged an object. */
async function logged(entry: object): Promise<string> {
  const lines: string[] = []
  const { logger } = serverOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info' }))
  if (typeof logger !== 'object') throw new Error('The options of the log are missing.')
  const app = fastify({ logger: { ...logger, stream: { write: (line: string) => lines.push(line) } } })
  app.log.error(entry, 'logged')
  await app.close()
  expect(lines).toHaveLength(1)
  return lines.join('')
}

it.each(['ENOSPC', '57P01', 'FST_ERR_CTP_EMPTY_JSON_BODY'])(
  'Y17: the log shows the code %s of an error',
  async (code) => {
    const err = Object.assign(new Error('failed'), { code })
    expect(await logged({ err })).toContain(`"code":"${code}"`)
  },
)

it.each(['password', 'password_new', 'password_re', 'token', 'code', 'secret', 'challenge', 'link'])(
  'Y17: the log hides the field %s of a body',
  async (field) => {
    const body = { [field]: 'rahasia-4711', email: 'rina@armada.example' }
    for (const entry of [{ body }, { request: { body } }]) {
      const line = await logged(entry)
      expect(line).not.toContain('rahasia-4711')
      expect(line).toContain('rina@armada.example')
    }
  },
)

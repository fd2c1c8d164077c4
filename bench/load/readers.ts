import { closedLoop, type LoopTime } from './closedLoop.ts'
import type { ReaderLoad } from './runLoad.ts'

/** Reads one path repeatedly; each user has their own connection. */
const { api, path, tokens, ...time }: ReaderLoad & LoopTime = JSON.parse(process.argv[2] ?? '')
const { origin, pathname } = new URL(api)
const result = await closedLoop(
  origin,
  tokens.map((token) => ({
    path: () => pathname + path,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  })),
  time,
)
process.stdout.write(JSON.stringify(result))

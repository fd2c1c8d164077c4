import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileKind } from '../../../../scripts/fileKind.ts'
import { listen } from '../../../../scripts/listen.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Functions that respond to requests for certain paths, instead of the files there. The keys are the paths. */
type OwnAnswers = Record<string, ((response: ServerResponse) => void) | undefined>

/** Serves the build as a static host does. It sends `index.html` for every path without a file extension. */
export async function startStaticHost(config: unknown, own: OwnAnswers = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname)
    if (path === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
      return
    }
    const answer = own[path]
    if (answer) {
      answer(response)
      return
    }
    const file = extname(path) === '' ? '/index.html' : path
    try {
      const content = await readFile(join(dist, file))
      response.writeHead(200, { 'content-type': fileKind(file) }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(resolve))
    },
  }
}

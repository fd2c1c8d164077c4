import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { fileKind } from '../fileKind.ts'
import { listen } from '../listen.ts'

/** Serves the files of a folder on a free loopback port, until the returned `close` is called. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    readFile(join(folder, path)).then(
      (content) => {
        response
          .writeHead(200, { 'content-type': fileKind(path), 'cache-control': 'max-age=600' })
          .end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

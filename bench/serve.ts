import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { operations, type OperationFacts } from '../packages/api/src/index.ts'
import { fileKind } from '../scripts/fileKind.ts'
import { listen } from '../scripts/listen.ts'
import type { FakeFleet } from './fakeFleet.ts'

export interface Site {
  url: string
  /** Returns the bytes of JavaScript (gzip level 9, including workers) that were sent since the last call. */
  takeScriptBytes: () => number
  close: () => void
}

/** The map style of all measured pages: one background layer without tiles. */
const style = JSON.stringify({
  version: 8,
  sources: {},
  layers: [{ id: 'background', type: 'background', paint: { 'background-color': '#eef1f2' } }],
})

const map = { styleUrl: '/style.json' }

const facts: OperationFacts[] = Object.values(operations)
const extensions = [...new Set(facts.flatMap(({ extension }) => extension ?? []))]

interface PackedFile {
  brotli: Buffer
  /** Bytes of a script at gzip level 9; 0 for other files. */
  scriptBytes: number
}

const compress = promisify(brotliCompress)

/** Compresses all files of a built page before the first request, as our build does. */
async function packFiles(folder: string): Promise<Map<string, PackedFile>> {
  const names = await readdir(folder, { recursive: true })
  const files = new Map<string, PackedFile>()
  for (const name of names.filter((one) => extname(one) !== '' && !/\.(br|gz|map)$/.test(one))) {
    const content = await readFile(join(folder, name))
    const known = names.includes(`${name}.br`)
    const brotli = known ? await readFile(join(folder, `${name}.br`)) : await compress(content)
    const isScript = fileKind(name) === 'text/javascript'
    files.set(`/${name}`, { brotli, scriptBytes: isScript ? gzipSync(content, { level: 9 }).length : 0 })
  }
  return files
}

/** Serves a built page, and a fake fleet under /api/v1, on a free loopback port. */
export async function serve(folder: string, fleet: FakeFleet): Promise<Site> {
  const files = await packFiles(folder)
  let scriptBytes = 0

  async function handle(method: string, path: string, response: ServerResponse) {
    if (path === '/blank')
      return send(response, fileKind('blank.html'), '<!doctype html><title>blank</title>')
    if (path === '/style.json') return send(response, fileKind('answer.json'), style)
    if (path === '/config.json')
      return send(
        response,
        fileKind('answer.json'),
        JSON.stringify({ map, features: fleet.isBase ? [] : extensions }),
      )
    if (path === '/api/v1/gps/stream' && fleet.live.streams) return fleet.live.follow(response)
    if (path.startsWith('/api/v1/')) {
      const body = await fleet.answer(method, path.slice('/api/v1'.length))
      if (body !== undefined) return send(response, fileKind('answer.json'), body)
      response.writeHead(404, { 'content-type': 'application/json' })
      return response.end('{"message":"Tidak dikenal"}')
    }
    const name = extname(path) === '' ? '/index.html' : normalize(path)
    const packed = files.get(name)
    if (packed === undefined) throw new Error(`The page has no file ${name}.`)
    scriptBytes += packed.scriptBytes
    response.writeHead(200, {
      'content-type': fileKind(name),
      'content-encoding': 'br',
      // The browser caches the file for a year, as with our server, because file names in /assets change with the
      // content.
      ...(name.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    })
    return response.end(packed.brotli)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    handle(request.method ?? 'GET', pathname, response).catch(() => {
      response.writeHead(404)
      response.end()
    })
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    takeScriptBytes() {
      const taken = scriptBytes
      scriptBytes = 0
      return taken
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Sends a body; a long one is compressed, as our server does. */
function send(response: ServerResponse, kind: string, body: string) {
  const isLong = body.length > 1024
  response.writeHead(200, { 'content-type': kind, ...(isLong && { 'content-encoding': 'gzip' }) })
  response.end(isLong ? gzipSync(body) : body)
}

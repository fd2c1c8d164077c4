import { extname } from 'node:path'

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Returns the media type of a file by its extension. */
export function fileKind(path: string): string {
  return kinds[extname(path)] ?? 'application/octet-stream'
}

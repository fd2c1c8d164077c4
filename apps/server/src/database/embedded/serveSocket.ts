import { createServer, type Server, type Socket } from 'node:net'
import { type Backend, BackendQueue, type QueuePace } from './BackendQueue.ts'
import { MessageReader } from './messageReader.ts'

/** The `application_name` of our own connections, which do not change their session. */
export const OWN_APPLICATION = 'sikud'
const OWN = Buffer.from(`\0application_name\0${OWN_APPLICATION}\0`)

/**
 * Serves one backend to PostgreSQL clients on a Unix socket. There is no password: everybody who can open the socket
 * file has access. Put this file in a directory that only its owner can read.
 */
export function serveSocket(backend: Backend, path: string, pace: QueuePace): Promise<Server> {
  const queue = new BackendQueue<Socket>(backend, pace, (socket) => socket.destroy())
  const server = createServer((socket) => serveClient(socket, queue))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}

function serveClient(socket: Socket, queue: BackendQueue<Socket>): void {
  const reader = new MessageReader()
  socket.on('data', (chunk: Buffer) => {
    for (const request of reader.push(chunk)) {
      if (request.kind === 'start' && request.bytes.includes(OWN)) queue.trust(socket)
      if (request.kind === 'encryption') socket.write('N')
      else if (request.kind === 'start' || request.kind === 'work') {
        void queue.add(socket, request.bytes, (response) => socket.write(response))
      } else if (request.kind === 'garbage') socket.destroy()
      else socket.end()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => queue.leave(socket))
}

import { createServer, type Server, type Socket } from 'node:net'
import { type Backend, BackendQueue, type QueuePace } from './BackendQueue.ts'
import { MessageReader } from './messageReader.ts'

/** The name by which our own connections, which change no settings of their session, are known. */
export const OWN_APPLICATION = 'sikud'
const OWN = Buffer.from(`\0application_name\0${OWN_APPLICATION}\0`)

/**
 * Serves one backend to PostgreSQL clients on a Unix socket. There is no password: whoever may open the file may ask,
 * so it belongs into a directory of the owner's alone.
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
        void queue.add(socket, request.bytes, (answer) => socket.write(answer))
      } else if (request.kind === 'garbage') socket.destroy()
      else socket.end()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => queue.leave(socket))
}

import { createServer, type Server, type Socket } from 'node:net'
import { BackendQueue, type Backend } from './BackendQueue.ts'
import { MessageReader } from './messageReader.ts'

/**
 * Serves one backend to PostgreSQL clients on a Unix socket. There is no password: whoever may open the file may ask,
 * so it belongs into a directory of the owner's alone.
 */
export function serveSocket(backend: Backend, path: string, idleInTransactionMs: number): Promise<Server> {
  const queue = new BackendQueue<Socket>(backend, idleInTransactionMs, (socket) => socket.destroy())
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
      if (request.kind === 'encryption') socket.write('N')
      else if (request.kind === 'start' || request.kind === 'work') {
        void queue.add(socket, request.bytes, (answer) => socket.write(answer))
      } else socket.end()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => queue.leave(socket))
}

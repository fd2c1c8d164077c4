import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received e-mail: its recipients, its raw text, and whether the connection was encrypted. */
export interface ReceivedMail {
  to: string[]
  raw: string
  secure: boolean
}

/** A real SMTP server on a free port of this machine. */
export class TestMailServer {
  readonly received: ReceivedMail[] = []
  /** Attempts to sign in, each with the user and whether the connection was encrypted. */
  readonly signIns: { user: string; secure: boolean }[] = []
  /** Number of e-mails that the server will reject next, with a temporary error. */
  failures = 0
  private readonly server: SMTPServer

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      onAuth: ({ username = '' }, { secure }, done) => {
        this.signIns.push({ user: username, secure })
        done(null, { user: username })
      },
      onData: (stream, { envelope, secure }, done) => {
        void text(stream).then((raw) => {
          if (this.failures > 0) {
            this.failures -= 1
            done(Object.assign(new Error('Mailbox of rina@armada.example is busy'), { responseCode: 451 }))
            return
          }
          this.received.push({ to: envelope.rcptTo.map(({ address }) => address), raw, secure })
          done()
        })
      },
      ...options,
    })
    // Ignores errors, because some tests use a client that rejects the connection.
    this.server.on('error', () => undefined)
  }

  /** Starts the server and returns its port. */
  async listen(): Promise<number> {
    const listener = this.server.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const address = listener.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }
}

/** Returns the plain text of an e-mail, with its transfer encoding removed. */
export function plainText({ raw }: ReceivedMail): string {
  return decode(partOf(raw, 'text/plain') ?? raw)
}

export function htmlText({ raw }: ReceivedMail): string {
  return decode(partOf(raw, 'text/html') ?? '')
}

/**
 * Returns the part of an e-mail that has this type, with its headers. Only the boundary text of the e-mail ends a part:
 * other lines that begin with `--` can belong to a part.
 */
function partOf(raw: string, type: string): string | undefined {
  const boundary = /boundary="([^"]+)"/i.exec(raw)?.[1]
  const parts = boundary === undefined ? [raw] : raw.split(`\r\n--${boundary}`)
  return parts.find((part) => part.toLowerCase().includes(`content-type: ${type}`))
}

function decode(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

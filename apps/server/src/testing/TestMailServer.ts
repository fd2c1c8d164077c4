import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received e-mail: envelope, headers with the body, and the credentials of the sender. */
export interface ReceivedMail {
  to: string[]
  raw: string
  secure: boolean
}

/** A real SMTP server on a free port of this machine. */
export class TestMailServer {
  readonly received: ReceivedMail[] = []
  /** Attempts to sign in: the user, and whether the connection was encrypted. */
  readonly signIns: { user: string; secure: boolean }[] = []
  /** Rejects the next e-mails with a temporary error. */
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
  const part = partsOf(raw).find((piece) => /content-type: text\/plain/i.test(piece)) ?? raw
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  return decode(rest.join('\n\n'), head)
}

/** Returns the HTML of an e-mail. */
export function htmlText({ raw }: ReceivedMail): string {
  const part = partsOf(raw).find((piece) => /content-type: text\/html/i.test(piece)) ?? ''
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  return decode(rest.join('\n\n'), head)
}

/** Splits an e-mail at its boundary; a line of a part can begin with `--` too. */
function partsOf(raw: string): string[] {
  const boundary = /boundary="([^"]+)"/i.exec(raw)?.[1]
  return boundary === undefined ? [raw] : raw.split(`\r\n--${boundary}`)
}

function decode(body: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

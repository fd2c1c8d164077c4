import { type MailSettings, isLoopback } from '../config/config.ts'
import type { MailContent } from './writeMail.ts'

const WAIT_MS = 10_000

/** Sends one e-mail; throws if the mail server does not accept it. */
export type SendMail = (to: { name: string; address: string }, content: MailContent) => Promise<void>

/**
 * Returns a function that sends e-mail by SMTP. It never sends a password without TLS. `ca` contains further
 * certificates to trust.
 */
export function createSmtpTransport({ url, from }: MailSettings, ca?: string): SendMail {
  return async (to, { subject, text, html }) => {
    // Loads nodemailer only when it sends an e-mail, because the package takes 14 MB of memory.
    const { createTransport } = await import('nodemailer')
    const { hostname, username } = new URL(url)
    const transport = createTransport({
      url,
      requireTLS: username !== '' || !isLoopback(hostname),
      connectionTimeout: WAIT_MS,
      greetingTimeout: WAIT_MS,
      socketTimeout: WAIT_MS,
      dnsTimeout: WAIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(ca === undefined ? {} : { tls: { ca } }),
    })
    try {
      // Passes the receiver as an object. If it were a text with commas, nodemailer would split it into several
      // receivers.
      await transport.sendMail({ from, to: { name: to.name, address: to.address }, subject, text, html })
    } finally {
      transport.close()
    }
  }
}

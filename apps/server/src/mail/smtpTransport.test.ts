import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { TestMailServer } from '../testing/TestMailServer.ts'
import { createSmtpTransport } from './smtpTransport.ts'

const content = { subject: 'Uji', text: 'Halo', html: '<p>Halo</p>' }
const rina = { name: 'Rina', address: 'rina@armada.example' }

/** Creates a TLS certificate for this machine. */
function createCertificate() {
  const directory = mkdtempSync(join(tmpdir(), 'sikud-mail-'))
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const files = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(directory, { recursive: true })
  return files
}

describe('an e-mail by SMTP', () => {
  let mail: TestMailServer

  afterEach(() => mail.close())

  async function sendTo(server: TestMailServer, scheme: string, ca?: string, user = 'sikud:rahasia@') {
    mail = server
    const port = await server.listen()
    const settings = { from: 'SIKUD <sikud@armada.example>' }
    return createSmtpTransport({ ...settings, url: `${scheme}://${user}localhost:${port}` }, ca)(
      rina,
      content,
    )
  }

  it.each(['smtp', 'smtps'])('an e-mail arrives encrypted, with a password, at %s', async (scheme) => {
    const { key, cert } = createCertificate()
    await sendTo(new TestMailServer({ key, cert, secure: scheme === 'smtps' }), scheme, cert)
    expect(mail.signIns).toEqual([{ user: 'sikud', secure: true }])
    expect(mail.received).toMatchObject([{ to: ['rina@armada.example'], secure: true }])
  })

  it('A11 sends no password to a server without TLS, and fails', async () => {
    const server = new TestMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    await expect(sendTo(server, 'smtp')).rejects.toThrow(/STARTTLS|TLS/)
    expect(mail.signIns).toEqual([])
    expect(mail.received).toEqual([])
  })

  it('A11 sends no password to a server with an unknown certificate', async () => {
    const { key, cert } = createCertificate()
    await expect(sendTo(new TestMailServer({ key, cert }), 'smtp')).rejects.toThrow(/certificate/)
    expect(mail.signIns).toEqual([])
  })

  it('a mail server on this machine gets an e-mail without TLS and without a password', async () => {
    await sendTo(new TestMailServer({ disabledCommands: ['STARTTLS'] }), 'smtp', undefined, '')
    expect(mail.received).toMatchObject([{ to: ['rina@armada.example'], secure: false }])
  })
})

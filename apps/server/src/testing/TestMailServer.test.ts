import { expect, it } from 'vitest'
import { createSmtpTransport } from '../mail/smtpTransport.ts'
import { plainText, TestMailServer } from './TestMailServer.ts'

it('reads a link wherever a line break of the e-mail splits the link', async () => {
  const mail = new TestMailServer({ disabledCommands: ['STARTTLS'] })
  const url = `smtp://127.0.0.1:${await mail.listen()}`
  const send = createSmtpTransport({ url, from: 'SIKUD <sikud@armada.example>' })
  const links = Array.from({ length: 42 }, (_, at) => {
    const token = `${'a'.repeat(at)}--${'b'.repeat(41 - at)}`
    return `https://armada.example/confirm-email#${token}`
  })
  for (const link of links)
    await send({ name: '', address: 'rina@armada.example' }, { subject: 'Tautan', text: link, html: link })
  await mail.close()
  expect(mail.received.map((one) => plainText(one).trim())).toEqual(links)
})

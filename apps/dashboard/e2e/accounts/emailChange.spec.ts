import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../../scripts/listen.ts'
import { plainText, TestMailServer } from '../../../server/src/testing/TestMailServer.ts'
import { setupLink, setUp } from './newOwner.ts'
import { startServer } from '../support/startServer.ts'
import { expect, test } from '../support/test.ts'
import { openInside, signIn } from '../support/visit.ts'

const password = 'sawah-hijau-4711'
const first = 'pemilik@armada.example'
const second = 'ibu.pemilik@armada.example'
const third = 'direktur@armada.example'

test('a user changes the e-mail address by links in the old and the new mailbox', async ({ openPage }) => {
  test.setTimeout(180_000)
  const mail = new TestMailServer({ disabledCommands: ['STARTTLS'] })
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-email-'))
  const port = String(await freePort())
  const server = await startServer(dataDir, {
    DEMO: '0',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${await mail.listen()}`,
    MAIL_FROM: 'SIKUD <sikud@armada.example>',
  })

  /** Waits for the newest e-mail sent to this address, and returns the link in it. */
  async function linkTo(address: string): Promise<string> {
    const find = () => {
      const received = mail.received.findLast(({ to }) => to.includes(address))
      return /http\S+\/confirm-email#[\w-]+/.exec(received ? plainText(received) : '')?.[0] ?? ''
    }
    await expect.poll(find, `a link to ${address}`).not.toBe('')
    return find()
  }

  /** Opens a link in another browser, as the reader of the e-mail does. */
  async function confirm(link: string, answer: RegExp) {
    const reader = await openPage({ baseURL: server.origin })
    await reader.goto(link)
    // The URL of the page no longer contains the token.
    await expect(reader).toHaveURL('/confirm-email')
    await reader.getByRole('button', { name: 'Konfirmasi Email' }).click()
    await expect(reader.getByRole('alert')).toContainText(answer)
    await reader.close()
  }

  try {
    const owner = await openPage({ baseURL: server.origin })
    await owner.goto(await setupLink(dataDir))
    await setUp(owner, password)
    await openInside(owner, '/account/security')

    // Nobody has verified the first e-mail address, so only the new mailbox must confirm.
    await ask(owner, second)
    await confirm(await linkTo(second), /Alamat email berhasil diubah/)
    await owner.reload()
    await expect(owner.getByRole('main').getByText(second)).toBeVisible()
    expect(mail.received.filter(({ to }) => to.includes(first))).toEqual([])

    // Now the old mailbox must confirm too. The link of a cancelled change does not work.
    await ask(owner, third)
    const dead = await linkTo(third)
    await owner.getByRole('button', { name: 'BATALKAN PERUBAHAN' }).click()
    await expect(owner.getByText('Perubahan alamat email dibatalkan.').first()).toBeVisible()
    await ask(owner, third)
    await expect.poll(() => linkTo(third)).not.toBe(dead)
    await confirm(await linkTo(third), /setelah tautan di email satunya juga dibuka/)
    const reader = await openPage({ baseURL: server.origin })
    await reader.goto(dead)
    await reader.getByRole('button', { name: 'Konfirmasi Email' }).click()
    await expect(reader.getByRole('alert')).toContainText('Tautan ini tidak berlaku lagi')
    await confirm(await linkTo(second), /Alamat email berhasil diubah/)
    await expect
      .poll(() => mail.received.findLast(({ to }) => to.includes(second))?.raw)
      .toContain('Subject: Alamat email diubah')

    await reader.goto('/login')
    await signIn(reader, { email: second, password })
    await expect(reader.getByRole('main').getByRole('alert')).toBeVisible()
    await signIn(reader, { email: third, password })
    await expect(reader.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  } finally {
    await server.stop()
    await mail.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** Requests a change to another e-mail address, and waits until the page says that the change must be confirmed. */
async function ask(page: Page, email: string) {
  await page.getByRole('button', { name: 'UBAH EMAIL' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Email baru/)
    .fill(email)
  await page.getByRole('dialog').getByRole('button', { name: 'LANJUTKAN' }).click()
  await expect(page.getByText(`Email baru ${email} menunggu konfirmasi`)).toBeVisible()
}

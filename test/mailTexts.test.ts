import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { englishOf, indonesianCatalogues, root } from './repository.ts'

/** Matches texts that say that an e-mail was or will be sent. */
const claim =
  /(kirim|diberi tahu|sent|send|told|check|open)\b.{0,60}\be-?mail|\be-?mail\b.{0,60}(kirim|yang masuk|\bsent|\bsend|arrive)/is
const denial = /(belum dapat mengirim|cannot send) e-?mail|gagal dikirim|could not be sent|not sent/i

const dialog = 'The dialog of the specification: ForgotPasswordPage opens it only with `accounts.mail`.'
const action = 'react/users.ts offers it only with `hasMail`.'
const card = 'EmailCard.tsx shows it only with `hasMail`.'
const answer = 'Only a server with SMTP sends this response: registerHandlers.test.ts.'
const refusal =
  'The server refuses the request without SMTP: registerHandlers.test.ts, emailHandlers.test.ts.'

/**
 * The only texts that are allowed to say that an e-mail is sent. The value is the reason why no user sees the text if the
 * server sends no e-mail.
 */
const guarded: Record<string, string> = {
  'account.resetFactorMail': 'react/users.ts shows it only with `hasMail`.',
  'account.sendInvitation': action,
  'account.sendRecovery': action,
  'auth.unverified': 'A registration is unverified only where the server sent it a link.',
  'email.asked': refusal,
  'email.askedBoth': refusal,
  'mail.invitationQueued': refusal,
  'mail.recoveryQueued': refusal,
  'register.asked': answer,
  'register.mailed': answer,
  'security.emailOpen': card,
  'selfService.verifyHelp': dialog,
  'selfService.verifyText': dialog,
}

/** Returns the key and the content of each text. If the text is a function, the content is its source code. */
function textsOf(value: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.slice(-2).join('.'), String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, key === 'id' || key === 'en' ? path : [...path, key]),
  )
}

/** Returns the name of a catalogue: that of its folder or file, such as `security` or `selfService`. */
function nameOf(path: string): string {
  const file = basename(path).replace(/(\.en)?\.ts$/, '')
  return file === 'texts' ? basename(dirname(path)) : file.replace(/Texts$|^(id|en)(?=[A-Z])/, '')
}

it('A14 only a server that sends e-mail shows texts which say that e-mail is sent', async () => {
  const catalogues = indonesianCatalogues.flatMap((path) => [path, englishOf(path)])
  const found = new Set<string>()
  for (const path of catalogues) {
    const catalogue: object = await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)
    for (const [key, text] of textsOf(catalogue, [nameOf(path)])) {
      // Skips the texts in the e-mails themselves: they are functions that call `letter`.
      if (claim.test(text) && !denial.test(text) && !/\bletter\(/.test(text)) found.add(key)
    }
  }
  expect([...found].toSorted(), 'guard it, and give the reason here').toEqual(Object.keys(guarded).toSorted())
})

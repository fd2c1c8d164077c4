import type { MailText } from '../locales/wording.ts'

/** The subject and the body of an e-mail. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

/**
 * Writes the same paragraphs as plain text and as HTML. The HTML contains no images and nothing else that tracks the
 * reader.
 */
export function renderMail(
  { subject, greeting, paragraphs, button, closing }: MailText,
  link?: string,
): MailContent {
  const lines = [greeting, ...paragraphs]
  const text = [...lines.map((line) => line.replace('{link}', `\n\n${link ?? ''}\n\n`).trim()), closing].join(
    '\n\n',
  )
  const action =
    link === undefined || button === undefined
      ? ''
      : `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`
  const body = lines.map((line) => {
    const [before = '', after] = line.split('{link}')
    if (after === undefined) return `<p>${escapeHtml(line)}</p>`
    return `<p>${escapeHtml(before.trim())}</p>${action}<p>${escapeHtml(after.trim())}</p>`
  })
  const html = [...body, `<p>${escapeHtml(closing).replaceAll('\n', '<br>')}</p>`].join('\n')
  return { subject, text, html }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

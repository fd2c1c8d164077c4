import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Prints a page on A4 paper and returns the text of the PDF, with single spaces. */
export async function pdfText(page: Page, landscape: boolean): Promise<string> {
  const pdf = await page.pdf({ format: 'A4', landscape })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

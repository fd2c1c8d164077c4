/** Returns the token in a pasted link or code. Removes white space, because e-mail programs break long lines. */
export function linkToken(pasted: string): string {
  const text = pasted.replace(/\s+/gu, '')
  return text.slice(text.lastIndexOf('#') + 1)
}

/** Returns the token of a pasted link, or of the code in it. Mailers break long lines, so blanks are dropped. */
export function linkToken(pasted: string): string {
  const text = pasted.replace(/\s+/gu, '')
  return text.slice(text.lastIndexOf('#') + 1)
}

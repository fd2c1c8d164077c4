const longest = 64

/** What a tracker calls itself, without what cannot be printed: it is shown, and looked up. */
export function cleanImei(text: string): string {
  return Array.from(text.replaceAll(/\p{C}/gu, '').trim()).slice(0, longest).join('')
}

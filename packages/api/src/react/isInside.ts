/** Returns whether an untrusted URL is a path of this app. */
export function isInside(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}

/**
 * Returns the nonce that the content security policy requires on style elements; undefined if there is
 * none.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

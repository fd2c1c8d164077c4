import { useEffect, useState } from 'react'
import type { LinkApp } from './GuestApp.ts'

/**
 * Returns the token of the link that opened the page ('' if there is none), and a setter. Removes the token from the
 * URL at once, so that history, bookmarks and screenshots do not contain it.
 */
export function useLinkToken({ location }: LinkApp): [string, (pasted: string) => void] {
  const { hash, key, pathname, search } = location
  const [token, setToken] = useState(() => linkToken(hash))
  const [opened, setOpened] = useState(key)
  // The user has opened another link in the same tab.
  if (key !== opened) {
    setOpened(key)
    if (hash !== '') setToken(linkToken(hash))
  }
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opening the same link again changes only `key`
  }, [key, pathname, search])
  return [token, (pasted) => setToken(linkToken(pasted))]
}

/** Returns the token in a pasted link or code. Removes white space, because e-mail programs break long lines. */
export function linkToken(pasted: string): string {
  const text = pasted.replace(/\s+/gu, '')
  return text.slice(text.lastIndexOf('#') + 1)
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkToken } from './linkToken.ts'

/**
 * Returns the token of the link that opened the page, '' without one, and the function that replaces it. The address
 * loses the token at once, so that history, bookmarks and screenshots have none; only memory keeps it.
 */
export function useLinkToken(): [string, (pasted: string) => void] {
  const { hash, key, pathname, search } = useLocation()
  const [token, setToken] = useState(() => linkToken(hash))
  const [opened, setOpened] = useState(key)
  // Another link was opened in the same tab.
  if (key !== opened) {
    setOpened(key)
    if (hash !== '') setToken(linkToken(hash))
  }
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link again is a new visit
  }, [key, pathname, search])
  return [token, (pasted) => setToken(linkToken(pasted))]
}

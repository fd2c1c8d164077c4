'use client'

import { useEffect, useState } from 'react'

const SEARCH_DELAY_MS = 300

/**
 * Returns the text of a search field and stores it after a delay, so that typing does not wait for a change of the URL.
 * If the stored value changes for another reason (Back, a removed filter), it replaces the text.
 */
export function useSearchText(kept: string, keep: (text: string) => void) {
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [sent, setSent] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    if (kept !== sent) {
      setSent(kept)
      setText(kept)
    }
  }

  function flush() {
    if (text === sent) return
    setSent(text)
    keep(text)
  }

  useEffect(() => {
    if (text === sent) return undefined
    const timer = setTimeout(() => {
      setSent(text)
      keep(text)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, sent, keep])

  return { text, setText, flush }
}

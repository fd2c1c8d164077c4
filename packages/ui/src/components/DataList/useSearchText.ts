'use client'

import { useEffect, useState } from 'react'

const pause = 300

/**
 * The text of a search field whose kept value follows a moment later, so that typing never waits for the URL.
 * A value that changes from outside (a step back, a cleared filter) takes the field over; our own echo does not.
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
    }, pause)
    return () => clearTimeout(timer)
  }, [text, sent, keep])

  return { text, setText, flush }
}

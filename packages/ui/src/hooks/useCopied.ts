'use client'

import { useEffect, useState } from 'react'

const CONFIRMATION_MS = 2000

/**
 * Returns whether the text was copied just now, and the function that copies it. The function is null if there is no
 * clipboard API, as on a page without HTTPS.
 */
export function useCopied(text: string): [copied: boolean, copy: (() => void) | null] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser refused the copy, but the user can still select the text.
      setCopied(false)
    }
  }
  return [copied, 'clipboard' in navigator ? () => void copy() : null]
}

'use client'
import { useState } from 'react'

/**
 * The text of a field that applies while it is typed: it stays as typed for as long as it means the value, and follows
 * the value when that changes elsewhere. The second answer takes the text and the value that it means.
 */
export function useTyped(value: string): [text: string, setTyped: (text: string, means: string) => void] {
  const [typed, setTyped] = useState({ text: value, means: value })
  return [typed.means === value ? typed.text : value, (text, means) => setTyped({ text, means })]
}

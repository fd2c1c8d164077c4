import type { KeyboardEvent } from 'react'

const steps = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Returns whether the list handles a key of the search field; Enter with a modifier key opens a new tab. */
export function actsOnList(event: KeyboardEvent): boolean {
  // While an input method composes text, Enter only confirms its suggestion.
  if (event.nativeEvent.isComposing || event.altKey) return false
  if (event.key === 'Enter') return true
  return steps.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/** Returns the new index after an arrow key (with wrap-around), Home or End. */
export function steppedTo(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (key === 'ArrowUp' ? count - 1 : 1)) % count
}

/**
 * Clicks an option with the modifier keys that the user holds, so that the browser opens the link in this tab, in a new
 * tab or in a new window.
 */
export function clickWithKeys(option: Element | undefined, held: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = held
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}

import type { KeyboardEvent } from 'react'

const steps = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Returns whether the list reacts to a key in the search field. It reacts to Enter also with Ctrl, ⌘ or Shift. */
export function actsOnList(event: KeyboardEvent): boolean {
  // While the user composes text with an input method, Enter only confirms a suggestion.
  if (event.nativeEvent.isComposing || event.altKey) return false
  if (event.key === 'Enter') return true
  return steps.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/** Returns the index of the option after an arrow key, Home or End. Arrow keys wrap around. */
export function steppedTo(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (key === 'ArrowUp' ? count - 1 : 1)) % count
}

/**
 * Clicks an option with the modifier keys that the user holds. The browser then opens the link in this tab, in a new
 * tab or in a new window.
 */
export function clickWithKeys(option: Element | undefined, held: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = held
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}

import type { KeyboardEvent } from 'react'

const steps = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** Whether a key in the search field is meant for the list; Enter may come with others held, for a new tab. */
export function actsOnList(event: KeyboardEvent): boolean {
  // While Enter only confirms what an input method proposes, it is not ours.
  if (event.nativeEvent.isComposing || event.altKey) return false
  if (event.key === 'Enter') return true
  return steps.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/** The position that an arrow leads to, around the ends, or Home and End. */
export function steppedTo(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (key === 'ArrowUp' ? count - 1 : 1)) % count
}

/** Clicks with the same keys held, so that a link opens where they say: here, in a new tab, in a new window. */
export function clickWithKeys(option: Element | undefined, held: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = held
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
  )
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether the keys ask for the search: Ctrl+K, on a Mac Cmd+K, since Ctrl+K edits text there. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, onMac: boolean): boolean {
  const held = onMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return held && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

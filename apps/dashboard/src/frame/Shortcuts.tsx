import { useStored } from '@sikud/ui'
import { lazyPart } from '@sikud/ui/lazy'
import { useEffect } from 'react'

const ShortcutsPart = lazyPart(async () => (await import('./ShortcutsPart.tsx')).ShortcutsPart)

interface ShortcutsProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** Shows the list of keyboard shortcuts after the key "?", unless the user has turned this key off. */
export function Shortcuts({ open, onOpen, onClose }: ShortcutsProps) {
  const [isOn, setOn] = useStored('shortcutKey', parseSwitch, true)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.repeat || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null) onOpen()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, onOpen])
  return open && <ShortcutsPart isKeyOn={isOn} onKeyOn={setOn} onClose={onClose} />
}

function parseSwitch(stored: string) {
  return stored === 'true' || stored === 'false' ? stored === 'true' : undefined
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

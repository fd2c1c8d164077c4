import { useStored } from '@sikud/ui'

/** Keeps in this browser whether the panel beside the map is shown. */
export function usePanel() {
  const [stored, store] = useStored<'open' | 'closed'>('workspacePanel', parsePanel, 'open')
  return {
    isPanelOpen: stored === 'open',
    onPanelOpen: (isOpen: boolean) => store(isOpen ? 'open' : 'closed'),
  }
}

function parsePanel(stored: string) {
  return stored === 'open' || stored === 'closed' ? stored : undefined
}

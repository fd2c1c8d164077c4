import { useStored } from '@sikud/ui'

const oneOf =
  <Choice extends string>(...choices: Choice[]) =>
  (stored: string) =>
    choices.find((choice) => choice === stored)

const parsePanel = oneOf('open', 'closed')
const parseForm = oneOf('list', 'table')

/**
 * Keeps the state of the panel beside the map in this browser: whether the panel is open, its width in px, and whether
 * it shows a list or a table.
 */
export function usePanel() {
  const [panel, storePanel] = useStored<'open' | 'closed'>('workspacePanel', parsePanel, 'open')
  const [panelWidth, onPanelWidth] = useStored('workspacePanelWidth', parseWidth, 360)
  const [form, storeForm] = useStored<'list' | 'table'>('trackingForm', parseForm, 'list')
  return {
    isPanelOpen: panel === 'open',
    onPanelOpen: (isOpen: boolean) => storePanel(isOpen ? 'open' : 'closed'),
    panelWidth,
    onPanelWidth,
    isTable: form === 'table',
    onTable: (isTable: boolean) => storeForm(isTable ? 'table' : 'list'),
  }
}

function parseWidth(stored: string) {
  const width = Number(stored)
  return width >= 300 && width <= 560 ? width : undefined
}

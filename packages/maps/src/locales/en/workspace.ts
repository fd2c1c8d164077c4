import type { WorkspaceTexts } from '../id/workspace.ts'

/** English texts of the workspace: panel and sheet beside the map. */
export const en: WorkspaceTexts = {
  hidePanel: 'Hide panel',
  showPanel: 'Show panel',
  panelWidth: 'Panel width',
  raiseSheet: 'Raise panel',
  lowerSheet: 'Lower panel',
}

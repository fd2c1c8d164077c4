/** Indonesian texts of the workspace: panel and sheet beside the map. */
export const id = {
  hidePanel: 'Sembunyikan panel',
  showPanel: 'Tampilkan panel',
  panelWidth: 'Lebar panel',
  raiseSheet: 'Naikkan panel',
  lowerSheet: 'Turunkan panel',
}

export type WorkspaceTexts = typeof id

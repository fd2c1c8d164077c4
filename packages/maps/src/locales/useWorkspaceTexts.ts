'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type WorkspaceTexts } from './id/workspace.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    workspace: WorkspaceTexts
  }
}

/** Returns the texts of the workspace. */
export const useWorkspaceTexts = createTexts('workspace', id, () => import('./en/workspace.ts'))

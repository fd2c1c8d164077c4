'use client'
import { workspace as id, type WorkspaceTexts } from './id/workspace.ts'
import { useCatalogue } from './useCatalogue.ts'

/** Returns the texts of the workspace. */
export function useWorkspaceTexts(): WorkspaceTexts {
  return useCatalogue('workspace', id, ({ workspace }) => workspace)
}

import Dialog from '@mui/material/Dialog'
import { ErrorState } from '@sikud/ui'
import type { ComponentType } from 'react'
import { useTexts } from '../texts.tsx'

type SearchProps = { open: boolean; onClose: () => void }

let code: Promise<ComponentType<SearchProps>> | undefined

/** Loads the code of the search once; if that fails, returns a dialog that offers to reload. */
export function loadSearch(): Promise<ComponentType<SearchProps>> {
  code ??= import('./Search.tsx').then(
    ({ Search }) => Search,
    () => SearchLoadFailed,
  )
  return code
}

/** Reports that the code of the search could not be loaded, and offers to reload. */
function SearchLoadFailed({ open, onClose }: SearchProps) {
  const { crash } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': crash.staleTitle } }}>
      <ErrorState
        title={crash.staleTitle}
        message={crash.staleText}
        onRetry={() => window.location.reload()}
      />
    </Dialog>
  )
}

import Dialog from '@mui/material/Dialog'
import { ErrorState } from '@sikud/ui'
import { useTexts } from '../texts.tsx'

/** Shown when the code of the search could not be loaded: offers to reload. */
export function SearchLoadFailed({ open, onClose }: { open: boolean; onClose: () => void }) {
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

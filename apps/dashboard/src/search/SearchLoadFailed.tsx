import Dialog from '@mui/material/Dialog'
import { ErrorState } from '@sikud/ui'
import { useTexts } from '../Preferences.tsx'

/** Stands in for the search when its code cannot be had: offers to reload, and leaves the page as it is. */
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

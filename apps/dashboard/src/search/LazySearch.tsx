import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import { ErrorState } from '@sikud/ui'
import { lazyPart } from '@sikud/ui/lazy'
import { useTexts } from '../texts.ts'

type SearchProps = { open: boolean; onClose: () => void; onShortcuts: () => void }

/** The search; its code loads when the user first opens it. */
export const LazySearch = lazyPart<SearchProps>(async () => (await import('./Search.tsx')).Search, {
  Waiting: SearchWaiting,
  Failed: SearchFailed,
})

/** Loads the code of the search when the user seems about to open it. */
export function loadSearch() {
  LazySearch.load().catch(() => {})
}

function SearchWaiting({ open }: SearchProps) {
  return (
    // With this delay the spinner appears only on a slow network.
    <Backdrop open={open} style={{ transitionDelay: '200ms' }}>
      <CircularProgress />
    </Backdrop>
  )
}

/** Reports that the code of the search could not be loaded, and offers to reload. */
function SearchFailed({ open, onClose }: SearchProps) {
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

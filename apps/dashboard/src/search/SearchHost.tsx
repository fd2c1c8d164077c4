import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { lazy, Suspense } from 'react'
import type { SearchState } from './useSearchState.ts'
import { loadSearch } from './loadSearch.tsx'

const Search = lazy(async () => ({ default: await loadSearch() }))

/** Shows the search; loads its code when the user first opens it. */
export function SearchHost({ state: { asked, open, close } }: { state: SearchState }) {
  return asked ? (
    <Suspense
      fallback={
        // With this delay the spinner appears only on a slow network.
        <Backdrop open={open} style={{ transitionDelay: '200ms' }}>
          <CircularProgress />
        </Backdrop>
      }
    >
      <Search open={open} onClose={close} />
    </Suspense>
  ) : null
}

import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { lazy, Suspense } from 'react'
import type { SearchState } from './useSearchState.ts'
import { loadSearch } from './loadSearch.tsx'

const Search = lazy(async () => ({ default: await loadSearch() }))

/** The search, loaded with its first use. */
export function SearchHost({ state: { asked, open, close } }: { state: SearchState }) {
  return asked ? (
    <Suspense
      fallback={
        // Late enough that only a slow network shows it.
        <Backdrop open={open} style={{ transitionDelay: '200ms' }}>
          <CircularProgress />
        </Backdrop>
      }
    >
      <Search open={open} onClose={close} />
    </Suspense>
  ) : null
}

import { LoadingBlock } from '@sikud/ui'

/** What shows until the first page's code is there. */
export function StartFrame() {
  return <LoadingBlock />
}

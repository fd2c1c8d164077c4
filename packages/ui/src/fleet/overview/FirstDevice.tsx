import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useOverviewTexts } from './useOverviewTexts.ts'

/** Offers a fleet without devices the first step, which is to create a device. */
export function FirstDevice({ createTo }: { createTo: string }) {
  const overview = useOverviewTexts()
  return (
    <Card>
      <EmptyState
        illustrated
        title={overview.firstTitle}
        text={overview.firstText}
        action={
          <Button variant="contained" href={createTo}>
            {overview.create}
          </Button>
        }
      />
    </Card>
  )
}

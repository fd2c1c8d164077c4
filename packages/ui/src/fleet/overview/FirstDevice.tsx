import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useOverviewTexts } from './texts.ts'

/** Shows that the fleet has no devices, with a button to create the first one. */
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

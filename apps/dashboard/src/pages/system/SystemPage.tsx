import { RecordState } from '@sikud/ui'
import { SystemState } from '@sikud/ui/system'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/** Renders the page Sistem with the state of the server, for administrators. */
export function SystemPage() {
  const { titles } = useTexts()
  const { data, error, refetch, isFetching } = useQuery(useFleetClient().query('getSystem'))
  return (
    <Page title={titles.system}>
      <RecordState
        record={data}
        {...(error && { error: error.message })}
        onRetry={() => void refetch()}
        retrying={isFetching}
        backTo={paths.home}
      >
        {(state) => <SystemState state={state} />}
      </RecordState>
    </Page>
  )
}

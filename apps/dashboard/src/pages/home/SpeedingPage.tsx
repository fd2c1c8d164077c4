import type { Speeding, SpeedingStretch } from '@sikud/api'
import { useSearch } from '@sikud/api/react'
import { type SpeedingRule, SpeedingList } from '@sikud/ui/overview'
import { useQuery } from '@tanstack/react-query'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { Page } from '../../layouts/Page.tsx'
import { useListPage } from '../../layouts/useListPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useSpeedingQuery } from './useSpeeding.ts'

const stretchesOf = ({ stretches }: Speeding) => stretches
const stretchTo = ({ device, from }: SpeedingStretch) =>
  `${paths.report}?${new URLSearchParams({ device: String(device.id), moment: new Date(from).toISOString() })}`

/** Renders the page Di atas batas hari ini; the depot and the limit are in the URL. */
export function SpeedingPage() {
  const { titles, navigation } = useTexts()
  const depot = useGroupChoice()
  const [params, changeSearch] = useSearch()
  const rule = params.get('rule') === 'standard' ? 'standard' : 'own'
  const query = useSpeedingQuery(depot.chosen, rule)
  const limit = useQuery(query).data
  const { rows, list } = useListPage(useQuery({ ...query, select: stretchesOf }), 'speeding')
  return (
    <Page
      title={titles.speeding}
      breadcrumbs={[{ title: navigation.dashboard, to: paths.home }, { title: titles.speeding }]}
    >
      <SpeedingList
        stretches={rows}
        limit={limit}
        rule={rule}
        onRule={(next) => changeSearch((current) => withRule(current, next))}
        rulesTo={paths.notificationRules}
        stretchTo={stretchTo}
        toolbar={depot.field}
        {...list}
      />
    </Page>
  )
}

function withRule(current: URLSearchParams, rule: SpeedingRule) {
  const params = new URLSearchParams(current)
  params.delete('page')
  if (rule === 'own') params.delete('rule')
  else params.set('rule', rule)
  return params
}

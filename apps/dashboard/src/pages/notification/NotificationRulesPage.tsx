import type { NotificationRulesInput } from '@sikud/api'
import { notificationMutations, notificationQueries, vehicleQueries } from '@sikud/api/queries'
import { NotificationRulesForm, SoundSetting } from '@sikud/ui/notification'
import type { RulesValues } from '@sikud/ui/notification'
import { useQuery } from '@tanstack/react-query'
import { useGroups } from '../../groups/useGroups.ts'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { notificationClient } from '../../notifications/serverStore.ts'
import { useSoundSetting } from '../../notifications/useSound.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient, useServices } from '../../services.ts'
import { useRecordForm } from '../../forms/useRecordForm.ts'

/** Renders the page Atur Pemberitahuan: the user's notification rules and the sound setting. Needs `notifications`. */
export function NotificationRulesPage() {
  const { titles } = useTexts()
  const client = notificationClient(useServices().connection)
  const rules = useQuery(notificationQueries(client).rules())
  const vehicles = useQuery(vehicleQueries(useFleetClient()).list())
  const groups = useGroups()
  const sound = useSoundSetting()
  const { form, offer } = useRecordForm<RulesValues, NotificationRulesInput>({
    write: () => notificationMutations(client).updateRules(),
    to: paths.notification,
  })
  return (
    <LoadedPage
      query={rules}
      notice={<DraftOffer {...offer} />}
      title={titles.notificationRules}
      breadcrumbs={[
        { title: titles.notification, to: paths.notification },
        { title: titles.notificationRules },
      ]}
      listTo={paths.notification}
    >
      {(record) => (
        <NotificationRulesForm rules={record} vehicles={vehicles} groups={groups} {...form}>
          <SoundSetting {...sound} />
        </NotificationRulesForm>
      )}
    </LoadedPage>
  )
}

import { useGroups, useRecordForm, useSoundSetting } from '@sikud/api/react'
import type { NotificationRulesInput } from '@sikud/api'
import { NotificationRulesForm, SoundSetting } from '@sikud/ui/notification'
import type { RulesValues } from '@sikud/ui/notification'
import { useMutation, useQuery } from '@tanstack/react-query'
import { DraftOffer } from '@sikud/ui'
import { useRulesOwner } from '../../groups/useRulesOwner.tsx'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Atur Pemberitahuan: the user's notification rules and the sound setting. Needs `notifications`. */
export function NotificationRulesPage() {
  const { titles } = useTexts()
  const client = useFleetClient()
  const rules = useQuery(client.query('getNotificationRules'))
  const vehicles = useQuery(client.query('listVehicles'))
  const groups = useGroups()
  const sound = useSoundSetting()
  const owner = useRulesOwner(null)
  const test = useMutation(client.mutation('sendTestNotification'))
  const { form, offer } = useRecordForm<RulesValues, NotificationRulesInput>({
    write: () => client.mutation('updateNotificationRules'),
    to: paths.notification,
  })
  return (
    <LoadedPage
      query={rules}
      actions={owner}
      notice={<DraftOffer {...offer} />}
      title={titles.notificationRules}
      breadcrumbs={[
        { title: titles.notification, to: paths.notification },
        { title: titles.notificationRules },
      ]}
      listTo={paths.notification}
    >
      {(record) => (
        <NotificationRulesForm
          rules={record}
          vehicles={vehicles}
          groups={groups}
          onTest={(kind, channels) => test.mutate({ body: { kind, channels } })}
          isSoundOn={sound.on}
          {...form}
        >
          <SoundSetting {...sound} />
        </NotificationRulesForm>
      )}
    </LoadedPage>
  )
}

import { useConfirm } from '@sikud/ui'
import { NotificationInbox } from '@sikud/ui/notification'
import { Page } from '../../layouts/Page.tsx'
import { useInbox, useInboxState } from '../../notifications/InboxProvider.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useInboxFilter } from './useInboxFilter.ts'

/** Pemberitahuan: the inbox of the current user. */
export function NotificationPage() {
  const { titles } = useTexts()
  const { markRead, markAllRead, remove } = useInbox()
  const { items, loaded, kept } = useInboxState()
  const [filter, setFilter] = useInboxFilter()
  const confirm = useConfirm()
  return (
    <Page title={titles.notification}>
      <NotificationInbox
        items={items}
        loading={!loaded}
        kept={kept}
        filter={filter}
        onFilterChange={setFilter}
        onRead={markRead}
        onReadAll={markAllRead}
        onRemove={async ({ id, title }) => {
          if (await confirm({ detail: title })) await remove(id)
        }}
        trackingTo={paths.tracking}
      />
    </Page>
  )
}

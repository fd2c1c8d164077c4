import { useInbox, useInboxFilter, useMe, useSoundSetting } from '@sikud/api/react'
import { useConfirm } from '@sikud/ui'
import { NotificationInbox } from '@sikud/ui/notification'
import { mayOpen } from '../../authority/permissions.ts'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'

/** Renders the page Pemberitahuan with the inbox of the current user. */
export function NotificationPage() {
  const { titles } = useTexts()
  const { isBase } = useServices().server
  const { items, loaded, isStored, failure, markRead, remove, refresh } = useInbox()
  const { onKindChange, ...filter } = useInboxFilter()
  const confirm = useConfirm()
  const me = useMe()
  const isViewing = me?.view_as !== undefined
  return (
    <Page
      title={titles.notification}
      actions={
        !isBase &&
        mayOpen(me, paths.notificationRules) && (
          <LinkButton to={paths.notificationRules}>{titles.notificationRules}</LinkButton>
        )
      }
    >
      <NotificationInbox
        items={items}
        loading={!loaded}
        kept={isStored}
        failure={failure}
        onRetry={refresh}
        {...filter}
        onKindChange={isBase ? undefined : onKindChange}
        {...(!isViewing && {
          onRead: (id) => markRead([id]),
          onReadAll: markRead,
          onRemove: async ({ id, title }) => {
            if (await confirm({ detail: title })) await remove(id)
          },
        })}
        trackingTo={paths.tracking}
        soundRefused={useSoundSetting().refused}
      />
    </Page>
  )
}

import { useGivenGroups, useSecretForm } from '@sikud/api/react'
import type { ApproveInput } from '@sikud/api'
import { EmptyState } from '@sikud/ui'
import { ApprovalForm, useUserAccountTexts } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/** Renders the page Setujui Pendaftaran, which approves a registration and assigns a role. */
export function UserApprovalPage() {
  const texts = useTexts()
  const words = useUserAccountTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const depots = useGivenGroups()
  const user = useQuery(client.query('getUser', { id }))
  const roles = useQuery(client.query('listRoles'))
  const detailTo = paths.user.detail(id)
  const { form } = useSecretForm<ApproveInput>({
    write: () => client.mutation('approveUser', { id }),
    to: detailTo,
  })
  return (
    <RecordPage
      kind="user"
      query={user}
      title={texts.titles.userApprove}
      name={user.data?.name}
      below={{ id, title: texts.titles.userApprove }}
    >
      {(record) =>
        record.status === 'pending' ? (
          <ApprovalForm {...depots} user={record} roles={roles} {...form} />
        ) : (
          <EmptyState title={words.notPending} action={<LinkButton to={detailTo}>{words.back}</LinkButton>} />
        )
      }
    </RecordPage>
  )
}

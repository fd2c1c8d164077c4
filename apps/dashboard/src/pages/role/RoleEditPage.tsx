import { ownPermissions, roleReason, useEditForm, useMe } from '@sikud/api/react'
import type { Role, RoleInput } from '@sikud/api'
import { DraftOffer, EmptyState } from '@sikud/ui'
import { RoleForm, useConfirmedChanges } from '@sikud/ui/role'
import type { RoleValues } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'

/** Renders the page Ubah Hak Akses. */
export function RoleEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const role = useQuery(client.query('getRole', { id }))
  const access = useQuery(client.query('listAccessGroups'))
  const me = useMe()
  const reason = roleReason(texts, me, role.data, access.data)
  const detailTo = paths.role.detail(id)
  const { form, offer, record } = useEditForm<RoleValues, RoleInput, Role>({
    write: (version) => client.mutation('updateRole', { id, version }),
    to: detailTo,
    record: role,
    anewAt: paths.role.add,
  })
  const save = useConfirmedChanges(form.onSubmit, access.data)
  return (
    <RecordPage
      kind="role"
      query={record}
      notice={!reason && <DraftOffer {...offer} />}
      title={texts.titles.roleEdit}
      name={role.data?.name}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) =>
        reason ? (
          <EmptyState
            title={texts.role.readOnly}
            text={reason}
            action={<LinkButton to={detailTo}>{texts.role.back}</LinkButton>}
          />
        ) : (
          <RoleForm
            role={opened}
            access={access}
            grantable={ownPermissions(me)}
            {...form}
            onSubmit={(input) => save(opened, input)}
          />
        )
      }
    </RecordPage>
  )
}

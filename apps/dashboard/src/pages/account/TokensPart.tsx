import { namesFields, useGroups, usePageWrite } from '@sikud/api/react'
import { useConfirm } from '@sikud/ui'
import { ApiTokenDialog, ApiTokenList } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { silently } from './silently.ts'

/** Shows the API tokens of the signed-in user, with the dialog that creates one. */
export function TokensPart() {
  const texts = useTexts()
  const client = useFleetClient()
  const confirm = useConfirm()
  const [isCreating, setCreating] = useState(false)
  const tokens = useQuery(client.query('listOwnTokens'))
  const groups = useGroups()
  const permissions = useQuery({ ...client.query('listTokenPermissions'), enabled: isCreating })
  const remove = usePageWrite(client.mutation('deleteToken'))
  const create = usePageWrite(silently(client.mutation('createToken')), namesFields)
  return (
    <>
      <ApiTokenList
        tokens={tokens}
        now={client.serverNow()}
        onCreate={() => setCreating(true)}
        onDelete={async ({ id, name }) => {
          const text = texts.tokenDeletion(name)
          if (await confirm({ text, destructive: true })) remove.mutate({ id })
        }}
        busy={remove.isPending}
      />
      {isCreating && (
        <ApiTokenDialog
          permissions={permissions}
          groups={groups}
          onCreate={(input) => create.mutateAsync({ body: input })}
          onClose={() => {
            setCreating(false)
            // Removes the token from memory when the dialog closes.
            create.reset()
          }}
        />
      )}
    </>
  )
}

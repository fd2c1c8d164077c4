import { usePageWrite } from '@sikud/api/react'
import type { User } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import { useCallback } from 'react'
import { useFleetClient } from '../../services.ts'
import { useAccountTexts } from './useAccountTexts.ts'

/** Returns the function that asks for confirmation, and then ends all sessions of a user. */
export function useEndSessions() {
  const texts = useAccountTexts()
  const client = useFleetClient()
  const confirm = useConfirm()
  const { mutate } = usePageWrite(client.mutation('endUserSessions'))
  return useCallback(
    async (user: User) => {
      const question = {
        title: texts.endSessionsTitle(user.name),
        text: texts.endSessionsText,
        confirm: texts.endSessions,
        destructive: true,
      }
      if (await confirm(question)) mutate({ id: user.id })
    },
    [texts, confirm, mutate],
  )
}

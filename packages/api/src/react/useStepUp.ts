'use client'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ConfirmInput } from '../models.ts'
import { useMe } from './account.ts'
import { namesFields } from './failures.ts'
import { useFleetApp } from './FleetApp.ts'

/** Returns whether a request waits until the user confirms it with the password, a code or a passkey. */
export function useIsStepUpAsked(): boolean {
  const { stepUp } = useFleetApp()
  return useSyncExternalStore(stepUp.subscribe, stepUp.isAsking, stepUp.isAsking)
}

/** Returns what the dialog of the confirmation needs; after `onConfirm` the waiting requests continue. */
export function useStepUp() {
  const { client, stepUp } = useFleetApp()
  const me = useMe()
  const { mutationKey, mutationFn } = client.mutation('confirmMe')
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (body: ConfirmInput) => mutationFn({ body }),
    meta: { isSilent: true, page: { isOpen: () => true, shows: namesFields, outcomeAt: () => '' } },
  })
  return {
    asksCode: me?.factor ?? false,
    hasPasskey: me?.passkey ?? false,
    onConfirm: async (input: ConfirmInput) => {
      await mutateAsync(input)
      stepUp.settle(true)
    },
    onCancel: () => stepUp.settle(false),
  }
}

import type { WriteResult } from '@sikud/api'
import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { savedState } from './useUnsavedGuard.ts'

/** Saves a form and goes on to `to`; a failure comes back to the form, which marks the fields that it names. */
export function useSave<Input>(options: UseMutationOptions<WriteResult, Error, Input>, to: string) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({
    ...options,
    onSuccess: () => navigate(to, { replace: true, state: savedState }),
  })
  return { save: mutateAsync, saving: isPending }
}

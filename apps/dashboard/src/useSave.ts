import type { WriteResult } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useTexts } from './Preferences.tsx'
import { isOutdated } from './queryClient.ts'
import { savedState } from './useUnsavedGuard.ts'

/**
 * Saves a form and goes on to `to`; a failure comes back to the form, which marks the fields that it names.
 * Where another was faster it asks: overwrite, or look at the newest record with one's own changes on it.
 */
export function useSave<Input>(options: UseMutationOptions<WriteResult, Error, Input>, to: string) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { outdated } = useTexts()
  const { mutateAsync, isPending } = useMutation({
    ...options,
    meta: { ...options.meta, asksWhenOutdated: true },
    onSuccess: () => navigate(to, { replace: true, state: savedState }),
  })

  async function save(input: Input): Promise<WriteResult> {
    try {
      return await mutateAsync(input)
    } catch (error) {
      if (!isOutdated(error)) throw error
      const overwrite = await confirm({ text: error.message, ...outdated, destructive: true })
      const keys = options.meta?.invalidates ?? []
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      if (overwrite) return save(input)
      throw error
    }
  }

  return { save, saving: isPending }
}

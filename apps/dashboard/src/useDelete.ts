import type { WriteResult } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Deletes a record after asking, and goes to its list; `text` says what hangs on the record. */
export function useDelete(options: UseMutationOptions<WriteResult>, listTo: string, text?: string) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...options,
    onSuccess: () => navigate(listTo, { replace: true }),
  })
  return async () => {
    if (!isPending && (await confirm({ text }))) mutate()
  }
}

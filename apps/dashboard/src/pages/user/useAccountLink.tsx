import { useVisit } from '@sikud/api/react'
import type { AccountLink, User } from '@sikud/api'
import { AccountLinkDialog } from '@sikud/ui/user'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFleetClient } from '../../services.ts'

/** Navigation state for the page of a new user, which then creates the invitation link. */
export const invitedState = { invited: true }

/** Returns the function that creates an invitation or recovery link for a user, and the dialog that shows it once. */
export function useAccountLink() {
  const client = useFleetClient()
  const visit = useVisit()
  const { pathname } = useLocation()
  const [user, setUser] = useState<User | null>(null)
  const { mutate, data, error, reset } = useMutation<AccountLink, Error, User>({
    mutationKey: ['user', 'link'],
    mutationFn: ({ id, status }) =>
      client.request(status === 'invited' ? 'inviteUser' : 'createRecoveryLink', { id }),
    // Removes the link from memory when the dialog closes.
    gcTime: 0,
    meta: { isSilent: true, page: { isOpen: visit.isOpen, shows: () => true, outcomeAt: () => pathname } },
  })
  const open = useCallback(
    (of: User) => {
      setUser(of)
      mutate(of)
    },
    [mutate],
  )
  const dialog = user && (
    <AccountLinkDialog
      user={user}
      link={data && { url: window.location.origin + data.path, expiresAt: data.expires_at }}
      error={error?.message}
      onRetry={() => mutate(user)}
      onClose={() => {
        setUser(null)
        reset()
      }}
    />
  )
  return { open, dialog }
}

/** Creates and shows the invitation link of a user who was just created; a reload does not create another link. */
export function useFirstLink(user: User | undefined, open: (user: User) => void): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isNew = state?.invited === true && user?.status === 'invited'
  useEffect(() => {
    if (!isNew || !user) return
    void navigate(pathname, { replace: true, state: null })
    open(user)
  }, [isNew, user, open, navigate, pathname])
}

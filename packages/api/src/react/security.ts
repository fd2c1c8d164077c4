'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '../models.ts'
import { useMe } from './account.ts'
import { type PasskeyTexts } from './auth/GuestApp.ts'
import { makePasskey, usePasskeyObstacle } from './auth/passkeys.ts'
import { namesFields } from './failures.ts'
import { useFleetClient, useQuestion } from './FleetApp.ts'
import { useGroups } from './groups.ts'
import { silently, usePageWrite } from './usePageWrite.ts'

/**
 * Turns on the second factor of the signed-in user: `begin` starts this. While `dialog` is defined, it has the props of
 * `FactorDialog` of `@sikud/ui/account`.
 */
export function useFactorEnrolment(onClose?: () => void) {
  const { mutation } = useFleetClient()
  const start = usePageWrite(silently(mutation('startFactor')))
  const confirm = usePageWrite(silently(mutation('confirmFactor')), namesFields)
  return {
    begin: () => start.mutate(),
    isBusy: start.isPending,
    dialog: start.data && {
      seed: start.data,
      onConfirm: (code: string) => confirm.mutateAsync({ body: { code } }),
      onClose() {
        // Removes the key and the codes from memory when the dialog closes.
        start.reset()
        confirm.reset()
        onClose?.()
      },
    },
  }
}

/**
 * Adds a passkey: `begin` starts this. While `dialog` is defined, it has the props of `PasskeyDialog` of
 * `@sikud/ui/account`. Calls `onClose` when the dialog closes, also if the user cancels.
 */
export function usePasskeyEnrolment(texts: PasskeyTexts, onClose?: () => void) {
  const { mutation } = useFleetClient()
  const start = usePageWrite(silently(mutation('startPasskey')))
  const create = usePageWrite(silently(mutation('createPasskey')), namesFields)
  const [isOpen, setOpen] = useState(false)
  return {
    begin: () => setOpen(true),
    dialog: isOpen
      ? {
          async onAdd(name: string) {
            const passkey = await makePasskey(await start.mutateAsync(), texts)
            return create.mutateAsync({ body: { name, passkey } })
          },
          onClose() {
            setOpen(false)
            // Removes the recovery codes from memory, because they are shown only once.
            create.reset()
            onClose?.()
          },
        }
      : undefined,
  }
}

/** Returns the props of `EmailCard`, and those of `EmailDialog` while it is open. */
export function useEmailChange() {
  const me = useMe()
  const { mutation } = useFleetClient()
  const start = usePageWrite(mutation('startEmailChange'), namesFields)
  const resend = usePageWrite(mutation('startEmailChange'))
  const withdraw = usePageWrite(mutation('withdrawEmailChange'))
  const [isOpen, setOpen] = useState(false)
  return {
    card: {
      email: me?.email ?? '',
      change: me?.email_change,
      onChange: () => setOpen(true),
      onResend: (email: string) => resend.mutate({ body: { email } }),
      onWithdraw: () => withdraw.mutate(),
      busy: resend.isPending || withdraw.isPending,
    },
    dialog: isOpen
      ? {
          async onSubmit(input: { email: string }) {
            await start.mutateAsync({ body: input })
            setOpen(false)
          },
          onClose: () => setOpen(false),
        }
      : undefined,
  }
}

/** Returns the props of `FactorCard`, and those of `FactorDialog` and `RecoveryCodesDialog` while they are open. */
export function useOwnFactor(texts: Record<'newCodesText' | 'newCodes' | 'disableText' | 'disable', string>) {
  const client = useFleetClient()
  const ask = useQuestion()
  const factor = useQuery(client.query('getFactor'))
  const enrolment = useFactorEnrolment()
  const renew = usePageWrite(silently(client.mutation('renewRecoveryCodes')))
  const remove = usePageWrite(client.mutation('removeFactor'))
  const [renewedAt, setRenewedAt] = useState('')
  return {
    card: {
      factor,
      onEnable: enrolment.begin,
      async onNewCodes() {
        if (!(await ask({ text: texts.newCodesText, confirm: texts.newCodes }))) return
        renew.mutate(undefined, { onSuccess: () => setRenewedAt(new Date(client.serverNow()).toISOString()) })
      },
      async onDisable() {
        const question = { text: texts.disableText, confirm: texts.disable, destructive: true }
        if (await ask(question)) remove.mutate()
      },
      hasPasskey: useMe()?.passkey ?? false,
      busy: enrolment.isBusy || renew.isPending || remove.isPending,
    },
    dialog: enrolment.dialog,
    newCodes:
      renew.data && renewedAt !== ''
        ? { codes: renew.data.codes, madeAt: renewedAt, onClose: () => renew.reset() }
        : undefined,
  }
}

export interface OwnPasskeysTexts extends Record<
  'passkeyLast' | 'passkeyDelete' | 'passkeyUnsupported',
  string
> {
  passkeyDeletion: (name: string) => string
  passkeyElsewhere: (domain: string) => string
}

/** Returns the props of `PasskeyList`, and those of `PasskeyDialog` while it is open. `domain` is that of the passkeys. */
export function useOwnPasskeys(texts: OwnPasskeysTexts, faults: PasskeyTexts, domain: string | null) {
  const client = useFleetClient()
  const ask = useQuestion()
  const obstacle = usePasskeyObstacle(domain)
  const passkeys = useQuery(client.query('listOwnPasskeys'))
  const factor = useQuery(client.query('getFactor'))
  const { begin, dialog } = usePasskeyEnrolment(faults)
  const remove = usePageWrite(client.mutation('deletePasskey'))
  const isLast = passkeys.data?.length === 1 && factor.data?.enabled === false
  return {
    list: {
      passkeys,
      onAdd: begin,
      async onDelete({ id, name }: { id: Id; name: string }) {
        const question = {
          text: texts.passkeyDeletion(name),
          ...(isLast && { detail: texts.passkeyLast }),
          confirm: texts.passkeyDelete,
          destructive: true,
        }
        if (await ask(question)) remove.mutate({ id })
      },
      obstacle:
        obstacle === 'browser'
          ? texts.passkeyUnsupported
          : obstacle === 'address'
            ? texts.passkeyElsewhere(domain ?? '')
            : undefined,
      busy: remove.isPending,
    },
    dialog,
  }
}

/** Returns the props of `SessionList`. Ending a session requires the password, so no other confirmation is needed. */
export function useOwnSessions() {
  const { query, mutation } = useFleetClient()
  const end = usePageWrite(mutation('endOwnSession'))
  const endOthers = usePageWrite(mutation('endOtherSessions'))
  return {
    sessions: useQuery(query('listOwnSessions')),
    onEnd: ({ id }: { id: Id }) => end.mutate({ id }),
    onEndAll: () => endOthers.mutate(),
    busy: end.isPending || endOthers.isPending,
  }
}

/** Returns the props of `ApiTokenList`, and those of `ApiTokenDialog` while it is open. */
export function useOwnTokens(deletion: (name: string) => string) {
  const client = useFleetClient()
  const ask = useQuestion()
  const [isCreating, setCreating] = useState(false)
  const permissions = useQuery({ ...client.query('listTokenPermissions'), enabled: isCreating })
  const groups = useGroups()
  const remove = usePageWrite(client.mutation('deleteToken'))
  const create = usePageWrite(silently(client.mutation('createToken')), namesFields)
  return {
    list: {
      tokens: useQuery(client.query('listOwnTokens')),
      now: client.serverNow(),
      onCreate: () => setCreating(true),
      async onDelete({ id, name }: { id: Id; name: string }) {
        if (await ask({ text: deletion(name), destructive: true })) remove.mutate({ id })
      },
      busy: remove.isPending,
    },
    dialog: isCreating
      ? {
          permissions,
          groups,
          onCreate: (input: Parameters<typeof create.mutateAsync>[0]['body']) =>
            create.mutateAsync({ body: input }),
          onClose() {
            setCreating(false)
            // Removes the token from memory when the dialog closes.
            create.reset()
          },
        }
      : undefined,
  }
}

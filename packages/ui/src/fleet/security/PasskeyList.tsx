'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Passkey } from '@sikud/api'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { CardList, CardRow } from './CardList.tsx'
import { useFactorTexts } from '../factor/texts.ts'

export interface PasskeyListProps {
  passkeys: Choices<Passkey>
  onAdd: () => void
  onDelete: (passkey: Passkey) => void
  /** The reason why this browser cannot create a passkey; it replaces the button. */
  obstacle?: string | undefined
  busy?: boolean
}

/** Lists the passkeys of the signed-in user, with buttons to add and delete them. */
export function PasskeyList({ passkeys, onAdd, onDelete, obstacle, busy = false }: PasskeyListProps) {
  const texts = useFactorTexts()
  const format = useFormat()
  return (
    <CardList
      title={texts.passkeys}
      text={texts.passkeysText}
      action={
        !obstacle &&
        passkeys.data && (
          <Button variant="outlined" disabled={busy} onClick={onAdd}>
            {texts.passkeyAdd}
          </Button>
        )
      }
      note={
        obstacle && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {obstacle}
          </Alert>
        )
      }
      source={passkeys}
      empty={texts.passkeysEmpty}
    >
      {passkeys.data?.map((passkey) => (
        <CardRow
          key={passkey.id}
          title={passkey.name}
          facts={[
            texts.passkeyCreated(format.day(passkey.created_at)),
            passkey.last_used_at === null
              ? texts.passkeyUnused
              : texts.passkeyUsed(format.age(passkey.last_used_at)),
          ]}
          removal={{
            label: texts.passkeyDelete,
            name: texts.passkeyDeleteNamed(passkey.name),
            busy,
            onClick: () => onDelete(passkey),
          }}
        />
      ))}
    </CardList>
  )
}

'use client'

import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { UserSession } from '@sikud/api'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { SecurityTexts } from './texts.ts'
import { CardList, CardRow } from './CardList.tsx'
import { useSecurityTexts } from './texts.ts'

export interface SessionListProps {
  sessions: Choices<UserSession>
  /** Ends one session; if undefined, there is no button. */
  onEnd?: ((session: UserSession) => void) | undefined
  /** Ends all sessions except the current one. */
  onEndAll?: (() => void) | undefined
  busy?: boolean
}

/** Lists the sign-ins (sessions) of an account with browser and operating system, and buttons that end sessions. */
export function SessionList({ sessions, onEnd, onEndAll, busy = false }: SessionListProps) {
  const texts = useSecurityTexts()
  const format = useFormat()
  const rows = sessions.data ?? []
  const isOwn = rows.some(({ current }) => current)
  return (
    <CardList
      title={texts.sessions}
      text={texts.sessionsText}
      action={
        onEndAll &&
        rows.some(({ current }) => !current) && (
          <Button variant="outlined" color="error" disabled={busy} onClick={onEndAll}>
            {isOwn ? texts.endOthers : texts.endAll}
          </Button>
        )
      }
      source={sessions}
      empty={texts.sessionsEmpty}
    >
      {sessions.data?.map((session) => (
        <CardRow
          key={session.id}
          title={deviceOf(session, texts)}
          mark={session.current && <Chip size="small" color="primary" label={texts.currentDevice} />}
          facts={[
            [session.address, texts.networks[session.network]].filter(Boolean).join(', '),
            texts.signedInAt(format.dateTime(session.created_at)),
            texts.lastSeen(format.age(session.last_seen_at)),
          ]}
          removal={
            onEnd &&
            !session.current && {
              label: texts.end,
              name: texts.endDevice(deviceOf(session, texts)),
              busy,
              onClick: () => onEnd(session),
            }
          }
        />
      ))}
    </CardList>
  )
}

function deviceOf({ browser, system }: UserSession, texts: SecurityTexts): string {
  if (browser && system) return texts.device(browser, system)
  return browser ?? system ?? texts.unknownDevice
}

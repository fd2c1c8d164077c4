'use client'

import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { ApiToken } from '@sikud/api'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { SecurityTexts } from './texts.ts'
import { CardList, CardRow } from './CardList.tsx'
import { useSecurityTexts } from './texts.ts'

/** Maximum number of depots of a token shown by name; if there are more, only their number shows. */
const NAMED = 3

export interface ApiTokenListProps {
  tokens: Choices<ApiToken>
  /** The current time in ms since 1970, to find the expired tokens. */
  now: number
  onCreate?: (() => void) | undefined
  /** Deletes one token; if undefined, there is no button. */
  onDelete?: ((token: ApiToken) => void) | undefined
  onDeleteAll?: (() => void) | undefined
  busy?: boolean
}

/** Lists the API tokens of a user by name; it never shows their secret values. */
export function ApiTokenList(props: ApiTokenListProps) {
  const { tokens, now, onCreate, onDelete, onDeleteAll, busy = false } = props
  const texts = useSecurityTexts()
  const format = useFormat()
  const some = (tokens.data ?? []).length > 0
  return (
    <CardList
      title={texts.tokens}
      text={texts.tokensText}
      action={
        <>
          {onCreate && (
            <Button variant="outlined" onClick={onCreate}>
              {texts.createToken}
            </Button>
          )}
          {onDeleteAll && some && (
            <Button variant="outlined" color="error" disabled={busy} onClick={onDeleteAll}>
              {texts.deleteAllTokens}
            </Button>
          )}
        </>
      }
      source={tokens}
      empty={texts.tokensEmpty}
    >
      {tokens.data?.map((token) => (
        <CardRow
          key={token.id}
          title={token.name}
          mark={
            Date.parse(token.expires_at) <= now && (
              <Chip size="small" color="warning" variant="outlined" label={texts.tokenExpired} />
            )
          }
          facts={[
            texts.tokenUntil(format.day(token.expires_at)),
            token.last_used_at === null ? texts.tokenUnused : texts.tokenUsed(format.age(token.last_used_at)),
            texts.permissions(token.permissions.length),
            ...depotsOf(token, texts),
          ]}
          removal={
            onDelete && {
              label: texts.deleteToken,
              name: texts.deleteNamedToken(token.name),
              busy,
              onClick: () => onDelete(token),
            }
          }
        />
      ))}
    </CardList>
  )
}

/** Returns the depots of a token in words; empty if the server has no depots. */
function depotsOf({ all_groups, groups = [] }: ApiToken, texts: SecurityTexts): string[] {
  if (all_groups === undefined) return []
  if (all_groups) return [texts.tokenAllDepots]
  if (groups.length === 0) return [texts.tokenNoDepot]
  const named = groups.slice(0, NAMED).map(({ name }) => name)
  return [texts.tokenDepots(named.join(', '), groups.length - named.length)]
}

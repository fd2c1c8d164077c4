import type { Id } from '@sikud/api'
import { mayCall, useGroups, useMe } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

// Only users who may change the rules of depots load this code.
const GroupFilter = lazyPart(async () => (await import('@sikud/ui/group')).GroupFilter)

/**
 * Returns the select box with which the user opens the rules of a depot or the own rules; null for users who may not
 * change the rules of depots. `chosen` is the depot of this page; null for the own rules.
 */
export function useRulesOwner(chosen: Id | null) {
  const { rulesOwner } = useTexts()
  const navigate = useNavigate()
  const groups = useGroups().data ?? []
  if (!mayCall(useMe(), 'updateGroupRules') || groups.length === 0) return null
  return (
    <GroupFilter
      groups={groups}
      value={chosen}
      label={rulesOwner.label}
      first={rulesOwner.me}
      onChange={(id) => void navigate(id === null ? paths.notificationRules : paths.groupRules(id))}
    />
  )
}

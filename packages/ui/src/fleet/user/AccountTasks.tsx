import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { User } from '@sikud/api'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useUserTexts } from './texts.ts'
import { taskFilters } from './userColumns.tsx'

interface AccountTasksProps {
  users: readonly User[]
  view: ListView
  onViewChange: (view: ListView) => void
}

/**
 * Renders buttons with the numbers of accounts that need an action by an administrator. A click filters the list for
 * these accounts. Renders nothing if there are none.
 */
export function AccountTasks({ users, view, onViewChange }: AccountTasksProps) {
  const texts = useUserTexts()
  const format = useFormat()
  const tasks = taskFilters(texts)
    .map((filter) => ({ ...filter, count: users.filter(filter.test).length }))
    .filter(({ key, count }) => count > 0 && !view.filter.includes(key))
  if (tasks.length === 0) return null
  return (
    <Box
      component="fieldset"
      aria-label={texts.tasks}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2, p: 0, border: 0, minWidth: 0 }}
    >
      {tasks.map(({ key, label, count }) => (
        <Chip
          key={key}
          variant="outlined"
          label={`${label} (${format.count(count)})`}
          onClick={() => onViewChange({ ...view, filter: [key], page: 1 })}
        />
      ))}
    </Box>
  )
}

'use client'

import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { CheckMenu } from '../CheckMenu/CheckMenu.tsx'
import { useListTexts } from '../texts.ts'

/** Renders the filters of a list as check boxes. A change applies at once. */
export function FilterMenu({
  filters,
  active,
  onChange,
}: {
  filters: readonly { key: string; label: string }[]
  active: readonly string[]
  onChange: (active: readonly string[]) => void
}) {
  const { filters: label } = useListTexts()
  return (
    <CheckMenu
      label={label}
      icon={<FilterIcon />}
      items={filters.map(({ key, label }) => ({ key, label, checked: active.includes(key) }))}
      onToggle={(key) =>
        onChange(active.includes(key) ? active.filter((other) => other !== key) : [...active, key])
      }
    />
  )
}

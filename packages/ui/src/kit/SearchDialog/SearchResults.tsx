import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { foldedWords } from './foldText.ts'
import type { FoundGroup } from './searchGroups.ts'
import { SearchOption, secondId } from './SearchOption.tsx'
import { useSearchTexts } from './texts.ts'

interface SearchResultsProps {
  id: string
  found: readonly FoundGroup[]
  search: string
  /** Id of the option that Enter opens. */
  active?: string
  onActive: (id: string) => void
  onChosen: () => void
}

const all = '*'

/** Keeps the focus in the search field when the user clicks a result, because the arrow keys work only there. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function optionId(id: string, group: string, entry: string) {
  return `${id}-${group}-${entry}`
}

function hasMore({ group, entries, total }: FoundGroup) {
  return group.allTo !== undefined && total > entries.length
}

/** Returns the ids of the options in the order in which they are shown. */
export function optionIds(id: string, found: readonly FoundGroup[]): string[] {
  return found.flatMap((part) => {
    const ids = part.entries.flatMap((entry) => {
      const own = optionId(id, part.group.key, entry.key)
      return entry.second ? [own, secondId(own)] : own
    })
    return hasMore(part) ? [...ids, optionId(id, part.group.key, all)] : ids
  })
}

/** Renders the results under the headings of their groups. A group can have a link to all its matches. */
export const SearchResults = memo(function SearchResults({
  id,
  found,
  search,
  ...props
}: SearchResultsProps) {
  const texts = useSearchTexts()
  const format = useFormat()
  const words = foldedWords(search)
  if (found.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a listbox of links in groups
    <Box role="listbox" id={id} aria-label={texts.results} onMouseDown={keepFocus}>
      {found.map((part) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox must not contain a fieldset
        <Box key={part.group.key} role="group" aria-labelledby={`${id}-${part.group.key}`} sx={{ pt: 1.5 }}>
          <Typography
            id={`${id}-${part.group.key}`}
            variant="overline"
            component="div"
            sx={{ px: 1.5, pb: 0.25, color: 'text.secondary' }}
          >
            {part.group.label}
          </Typography>
          {part.entries.map((entry) => (
            <SearchOption
              key={entry.key}
              id={optionId(id, part.group.key, entry.key)}
              entry={entry}
              icon={entry.icon ?? part.group.icon}
              words={words}
              {...props}
            />
          ))}
          {part.group.allTo && hasMore(part) ? (
            <SearchOption
              id={optionId(id, part.group.key, all)}
              entry={{
                key: all,
                label: texts.all(format.number(part.total), part.group.label),
                to: part.group.allTo(search.trim()),
              }}
              {...props}
            />
          ) : null}
        </Box>
      ))}
    </Box>
  )
})

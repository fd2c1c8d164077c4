import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { softColour } from '../../theme/paletteOf.ts'
import { chipRadius } from '../../theme/shape.ts'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { highlightParts, wordsToMark } from './highlightParts.ts'
import type { SearchEntry } from './SearchGroup.ts'

interface SearchOptionProps {
  id: string
  entry: SearchEntry
  icon?: ReactNode
  /** The words to highlight, from `foldedWords`. Without it, nothing is highlighted. */
  words?: readonly string[]
  active?: string
  onActive: (id: string) => void
  onChosen: () => void
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** Returns the id of the second option of an entry. */
export const secondId = (id: string) => `${id}-second`

/** Renders one result: a link, which can also open in a new tab, or an action; with a button for its second page. */
export function SearchOption({ entry, ...props }: SearchOptionProps) {
  const { id, active, onActive, onChosen } = props
  const { second } = entry
  const main = <MainOption entry={entry} {...props} />
  if (!second) return main
  return (
    <Box role="none" sx={{ display: 'flex', gap: 0.5 }}>
      {main}
      <OptionButton
        id={secondId(id)}
        to={second.to}
        isActive={secondId(id) === active}
        onActive={onActive}
        onClick={(event) => isElsewhere(event) || onChosen()}
        label={second.label}
        sx={{ flexShrink: 0, width: 44, color: 'text.secondary', '& > svg': { fontSize: 20 } }}
      >
        {second.icon}
      </OptionButton>
    </Box>
  )
}

const isElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey

function MainOption({ id, entry, icon, words = [], active, onActive, onChosen }: SearchOptionProps) {
  const isActive = id === active
  const details = entry.details?.join(' · ') ?? ''
  const marked = wordsToMark([entry.label, ...(entry.details ?? [])], words)

  function choose(event: MouseEvent) {
    if (entry.to !== undefined && isElsewhere(event)) return
    onChosen()
    entry.onSelect?.()
  }

  return (
    <OptionButton
      id={id}
      to={entry.to}
      isActive={isActive}
      onActive={onActive}
      onClick={choose}
      sx={{
        flex: 1,
        width: '100%',
        minWidth: 0,
        minHeight: 40,
        // This padding aligns a label without an icon with the labels that have one.
        pl: icon ? 1.5 : 5.5,
        pr: 1.5,
        py: 0.75,
        gap: 1.5,
        justifyContent: 'flex-start',
        textAlign: 'left',
        scrollMarginTop: 40,
        color: icon ? 'text.primary' : 'primary.main',
        '& > svg': { flexShrink: 0, color: isActive ? 'primary.main' : 'text.secondary' },
        '& mark': { bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 },
      }}
    >
      {icon}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ ...twoLines, typography: 'body1', fontWeight: 550 }}>
          <Highlighted text={entry.label} words={marked} />
        </Box>
        {details === '' ? null : (
          <Box component="span" sx={{ ...twoLines, typography: 'caption', color: 'text.secondary' }}>
            <Highlighted text={details} words={marked} />
          </Box>
        )}
        {entry.status}
        {entry.action && (
          <Box component="span" sx={{ ...actionLook, display: { xs: 'block', sm: 'none' } }}>
            {entry.action}
          </Box>
        )}
      </Box>
      {entry.badge}
      {isActive && entry.action && (
        <Box component="span" sx={{ ...actionLook, display: { xs: 'none', sm: 'block' } }}>
          {entry.action}
        </Box>
      )}
      <KeyboardReturnOutlined
        sx={{ display: { xs: 'none', sm: 'block' }, visibility: isActive ? 'visible' : 'hidden' }}
      />
    </OptionButton>
  )
}

const actionLook = { flexShrink: 0, typography: 'caption', color: 'primary.main' } as const

interface OptionButtonProps {
  id: string
  to: string | undefined
  label?: string
  isActive: boolean
  onActive: (id: string) => void
  onClick: (event: MouseEvent) => void
  sx: SxProps<Theme>
  children: ReactNode
}

function OptionButton({ id, to, label, isActive, onActive, onClick, sx, children }: OptionButtonProps) {
  const linkComponent = useLinkComponent()
  return (
    <ButtonBase
      {...(to === undefined ? {} : { component: linkComponent, href: to })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element cannot be a link
      role="option"
      id={id}
      aria-label={label}
      title={label}
      aria-selected={isActive}
      tabIndex={-1}
      disableRipple
      onClick={onClick}
      onPointerMove={isActive ? undefined : () => onActive(id)}
      sx={[
        {
          borderRadius: chipRadius,
          bgcolor: (theme) => (isActive ? softColour(theme, 'primary') : 'transparent'),
          // This outline is visible only in forced-colours mode.
          outline: isActive ? '2px solid transparent' : 'none',
          outlineOffset: '-2px',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </ButtonBase>
  )
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  // One element contains all parts, because line clamping would put several children below each other.
  return (
    <span>
      {highlightParts(text, words).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part of a text has no other key than its index
        <Fragment key={at}>{part.hit ? <mark>{part.text}</mark> : part.text}</Fragment>
      ))}
    </span>
  )
}

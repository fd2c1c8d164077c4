'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import StarIcon from '@mui/icons-material/StarOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStored } from '../../hooks/useStored.ts'
import { actionItems } from '../ActionsMenu/actionItems.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useFormTexts } from '../texts.ts'
import { initialListView, type ListView } from './ListView.ts'
import { type SavedViewsTexts, useSavedViewsTexts } from './savedViewsTexts.ts'
import {
  MAX_NAME,
  MAX_VIEWS,
  type SavedView,
  type ShownView,
  type StoredViews,
  parseStoredViews,
  showsSame,
  storedText,
} from './storedViews.ts'

interface SavedViewsProps {
  /** The key under which the browser stores the views: one for each list and user. */
  storageKey: string
  view: ListView
  /** `replaces` says that no history entry is added. */
  onViewChange: (view: ListView, replaces?: boolean) => void
  columns: readonly string[]
  onColumnsChange: (columns: readonly string[]) => void
  defaultColumns: readonly string[]
}

const none: StoredViews = { views: [] }

/**
 * Renders the user's saved views of a list as chips, and what changes them. Opens the list with the first view of the
 * user. Renders nothing while there are no views and the list shows what it shows at first.
 */
export function SavedViews(props: SavedViewsProps) {
  const { storageKey, view, onViewChange, columns, onColumnsChange, defaultColumns } = props
  const texts = useSavedViewsTexts()
  const menuId = useId()
  const [{ views, first }, storeText] = useStoredViews(storageKey)
  /** The view with which the list opens, unless a link or Back names what to show. */
  const [opening] = useState(() =>
    showsSame({ view, columns }, { view: initialListView, columns })
      ? views.find(({ id }) => id === first)
      : undefined,
  )
  const [chosen, setChosen] = useState(opening?.id)
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const [undo, setUndo] = useState<{ name: string; before: StoredViews } | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const shown: ShownView = { view, columns }
  const initial: ShownView = { view: initialListView, columns: defaultColumns }
  const isInitial = showsSame(shown, initial)
  const followed = isInitial ? undefined : views.find(({ id }) => id === chosen)
  const current = views.find((saved) => showsSame(saved, shown)) ?? followed
  const isChanged = current !== undefined && !showsSame(current, shown)

  function show(wanted: ShownView, replaces = false) {
    onColumnsChange(wanted.columns)
    onViewChange({ ...wanted.view, page: 1 }, replaces)
  }

  function store(next: StoredViews) {
    setUndo(null)
    storeText(next)
  }

  const begin = useEffectEvent(() => {
    if (opening !== undefined) show(opening, true)
  })
  useEffect(() => begin(), [])

  function name(entered: string) {
    const renamed = naming === 'new' || naming === null ? undefined : naming.id
    const id = renamed ?? crypto.getRandomValues(new Uint32Array(2)).join('')
    const made: SavedView = { id, name: entered, view: { ...view, page: 1 }, columns }
    store({
      views: renamed
        ? views.map((saved) => (saved.id === renamed ? { ...saved, name: entered } : saved))
        : [...views, made],
      first,
    })
    setChosen(id)
    setNaming(null)
  }

  function remove({ id, name: removed }: SavedView) {
    store({ views: views.filter((saved) => saved.id !== id), first: first === id ? undefined : first })
    setChosen(undefined)
    setUndo({ name: removed, before: { views, first } })
  }

  const actionsOf = (saved: SavedView) => [
    ...(isChanged
      ? [
          {
            key: 'overwrite',
            label: texts.overwrite,
            onSelect: () =>
              store({
                views: views.map((other) => (other === saved ? { ...saved, ...shown } : other)),
                first,
              }),
          },
        ]
      : []),
    { key: 'rename', label: texts.rename, onSelect: () => setNaming(saved) },
    {
      key: 'first',
      label: saved.id === first ? texts.endFirst : texts.makeFirst,
      onSelect: () => store({ views, first: saved.id === first ? undefined : saved.id }),
    },
    { key: 'remove', label: texts.remove, danger: true, onSelect: () => remove(saved) },
  ]

  const mayAdd = !isInitial && (current === undefined || isChanged) && views.length < MAX_VIEWS
  if (views.length === 0 && !mayAdd && undo === null && naming === null) return null
  return (
    <Box
      component="fieldset"
      ref={place}
      aria-label={texts.label}
      // Views have a row of their own, so that the search and the actions stay where they are.
      sx={{ ...rowSx, ...(views.length > 0 && { order: 1, flexBasis: '100%' }) }}
    >
      {views.length > 0 && (
        <ViewChip
          label={texts.all}
          pressed={isInitial && current === undefined}
          onClick={() => {
            setChosen(undefined)
            show(initial)
          }}
        />
      )}
      {views.map((saved) => (
        <Box key={saved.id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
          <ViewChip
            label={saved.name}
            isFirst={saved.id === first}
            texts={texts}
            pressed={saved === current && !isChanged}
            isChanged={saved === current && isChanged}
            onClick={() => {
              setChosen(saved.id)
              show(saved)
            }}
          />
          {saved === current && (
            <MenuButton
              label={texts.of(saved.name)}
              icon={<MoreIcon fontSize="small" />}
              size="small"
              menuWidth={220}
            >
              {(close) => actionItems(actionsOf(saved), menuId, close)}
            </MenuButton>
          )}
        </Box>
      ))}
      {mayAdd && (
        <Chip variant="outlined" icon={<AddIcon />} label={texts.save} onClick={() => setNaming('new')} />
      )}
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {undo && (
          <>
            {texts.removed(undo.name)}{' '}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the chip that had the focus is gone */}
            <Button size="small" autoFocus onClick={() => store(undo.before)}>
              {texts.undo}
            </Button>
          </>
        )}
      </Typography>
      {naming !== null && (
        <NameDialog
          texts={texts}
          saved={naming === 'new' ? undefined : naming}
          taken={views.filter((saved) => saved !== naming).map((saved) => saved.name.toLowerCase())}
          onName={name}
          onClose={() => setNaming(null)}
          place={place}
        />
      )}
    </Box>
  )
}

const rowSx = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
}

function useStoredViews(storageKey: string): [StoredViews, (views: StoredViews) => void] {
  const [stored, storeText] = useStored<StoredViews | string>(storageKey, parseStoredViews, none)
  return [typeof stored === 'string' ? none : stored, (views) => storeText(storedText(views))]
}

interface ViewChipProps {
  label: string
  pressed: boolean
  isFirst?: boolean
  /** Whether the user has chosen this view and then changed what the list shows. */
  isChanged?: boolean
  texts?: SavedViewsTexts
  onClick: () => void
}

function ViewChip({ label, pressed, isFirst = false, isChanged = false, texts, onClick }: ViewChipProps) {
  return (
    <Chip
      label={label}
      variant={pressed ? 'filled' : 'outlined'}
      color={pressed || isChanged ? 'primary' : 'default'}
      aria-pressed={pressed}
      aria-label={isFirst ? texts?.first(label) : undefined}
      icon={isFirst ? <StarIcon /> : undefined}
      onClick={onClick}
      sx={{ maxWidth: 240 }}
    />
  )
}

interface NameDialogProps {
  texts: SavedViewsTexts
  /** The view to rename; undefined for a new one. */
  saved: SavedView | undefined
  /** The names of the other views, in lower case. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
  place: RefObject<HTMLElement | null>
}

function NameDialog({ texts, saved, taken, onName, onClose, place }: NameDialogProps) {
  const id = useId()
  const { faults } = useFormTexts()
  const [name, setName] = useState(saved?.name ?? '')
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const chips = place.current
    // When this runs, the dialog no longer keeps the focus, and its opener may be gone.
    return () => chips?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [place])

  function submit(event: FormEvent) {
    event.preventDefault()
    const tidy = name.trim()
    if (tidy === '') setFault(faults.required)
    else if (taken.includes(tidy.toLowerCase())) setFault(texts.taken)
    else onName(tidy)
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={id}>{saved ? texts.renameTitle : texts.saveTitle}</DialogTitle>
        <DialogContent>
          {!saved && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.saveText}</Typography>}
          <TextInput
            label={texts.name}
            value={name}
            onChange={setName}
            error={fault}
            required
            attributes={{ maxLength: MAX_NAME }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is only this field
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

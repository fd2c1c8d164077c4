'use client'

import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { use, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  get,
  useFieldArray,
  useFormContext,
  useFormState,
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type Path,
} from 'react-hook-form'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { FormProgress } from './FormProgress.ts'
import { FormSection } from './FormSection.tsx'
import { useFormPartsTexts } from '../texts.ts'

export interface RepeatedRowsProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  /** The list in the values of the form. */
  name: Name
  label: string
  helper?: string
  /** The values of a new row. */
  empty: FieldArray<Values, Name>
  /** Names a row by its number, such as "Baris 2". */
  rowLabel?: (number: string) => string
  addLabel?: string
  min?: number
  max?: number
  /** Whether users can read the rows, but not change, add or remove any. */
  readOnly?: boolean
  /** Renders the fields of a row, whose names begin with `prefix`: `${prefix}.name`. */
  children: (prefix: `${Name}.${number}`, index: number) => ReactNode
}

/** Renders rows of fields that the user can add and remove. A removed row can be restored until the next change. */
export function RepeatedRows<Values extends FieldValues, Name extends ArrayPath<Values>>(
  props: RepeatedRowsProps<Values, Name>,
) {
  const { name, label, helper, empty, addLabel, min = 0, max = Infinity, readOnly = false, children } = props
  const texts = useFormPartsTexts().rows
  const { count } = useFormat()
  const { busy, wait } = use(FormProgress)
  const progress = useMemo(() => ({ busy: busy || readOnly, wait }), [busy, readOnly, wait])
  const id = useId()
  const { control, clearErrors, getValues, getFieldState } = useFormContext<Values>()
  const { fields, append, remove, insert } = useFieldArray<Values, Name>({
    control,
    name,
    rules: { validate: (rows) => (rows?.length ?? 0) >= min || texts.fewest(count(min)) },
  })
  const state = useFormState({ control })
  const path = name as string as Path<Values> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the name of a list is the name of a value
  // `state.errors` is the same object after a change, so its parts must be read through `getFieldState`.
  const { type, message } = getFieldState(path, state).error ?? {}
  const ofServer = type === 'server' ? message : undefined
  // The rule above blocks the submit. Its message is not read from the errors, because a reset of the form, such as after
  // a save, moves it to another place in them.
  const fault =
    ofServer ?? (state.submitCount > 0 && fields.length < min ? texts.fewest(count(min)) : undefined)
  const [removed, setRemoved] = useState<{ at: number; row: FieldArray<Values, Name> } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState<{ row: number } | null>(null)
  useEffect(() => {
    if (focused === null) return
    const row = list.current?.children[focused.row]
    const target = row ? row.querySelector<HTMLElement>('input, textarea') : undo.current
    target?.focus()
  }, [focused])
  const rowLabel = (index: number) => (props.rowLabel ?? texts.row)(count(index + 1))
  const isFull = fields.length >= max

  function add() {
    if (busy || isFull) return
    append(empty, { shouldFocus: false })
    changed(null, fields.length)
  }

  function take(at: number) {
    if (busy) return
    const row: FieldArray<Values, Name> = structuredClone(get(getValues(), `${name}.${at}`))
    remove(at)
    changed({ at, row }, -1)
  }

  function restore() {
    if (busy || removed === null || isFull) return
    insert(removed.at, removed.row, { shouldFocus: false })
    changed(null, removed.at)
  }

  /** Moves the focus to a row or, if the row does not exist, to the button that restores the removed row. */
  function changed(newlyRemoved: typeof removed, row: number) {
    if (ofServer !== undefined) clearErrors(path)
    setRemoved(newlyRemoved)
    setFocused({ row })
  }

  return (
    <FormSection title={label} description={helper}>
      <Box ref={list} sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {fields.map((row, index) => (
          <Box
            key={row.id}
            component="fieldset"
            aria-label={rowLabel(index)}
            sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
              <Typography variant="subtitle2" component="span" aria-hidden>
                {rowLabel(index)}
              </Typography>
              {fields.length > min && !readOnly && (
                <IconButton
                  aria-label={texts.remove(rowLabel(index))}
                  aria-disabled={busy || undefined}
                  onClick={() => take(index)}
                >
                  <DeleteOutlined />
                </IconButton>
              )}
            </Box>
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <FormProgress value={progress}>{children(`${name}.${index}`, index)}</FormProgress>
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="output" sx={{ '&:empty': { display: 'none' } }}>
        {removed && (
          <Typography variant="body2" component="span">
            {texts.removed(rowLabel(removed.at))}{' '}
            <Button ref={undo} size="small" onClick={restore}>
              {texts.undo}
            </Button>
          </Typography>
        )}
      </Box>
      <Box id={`${id}-note`} sx={{ '&:empty': { display: 'none' } }}>
        {fault && (
          <FormHelperText error role="alert">
            {fault}
          </FormHelperText>
        )}
        {isFull && !readOnly && <FormHelperText>{texts.most(count(max))}</FormHelperText>}
      </Box>
      {!readOnly && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          // Not `disabled`, which would lose the focus when the last row is added.
          aria-disabled={isFull || busy || undefined}
          aria-describedby={`${id}-note`}
          // The form moves the focus here if the number of rows is wrong. A button cannot have `aria-invalid`.
          data-invalid={fault && ''}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {addLabel ?? texts.add}
        </Button>
      )}
    </FormSection>
  )
}

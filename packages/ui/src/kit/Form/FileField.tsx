'use client'

import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useField, type FieldProps } from './useField.ts'
import { useFormPartsTexts } from '../texts.ts'

export interface FileFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'name' | 'label' | 'required' | 'helper' | 'disabled' | 'readOnly'
> {
  /** Allowed types, as in `accept` of an input: `['.pdf', 'image/png', 'image/*']`. By default all. */
  types?: readonly string[]
  /** How users call the allowed types, such as "PDF atau JPG". By default the types themselves. */
  typesLabel?: string
  /** Maximum size of each file in bytes. */
  maxSize?: number
  /** Maximum number of files. With 1, the default, a new file replaces the previous one. */
  maxFiles?: number
}

/** Renders a field to choose or drop files. Its value is a list of `File`. */
export function FileField<Values extends FieldValues>(props: FileFieldProps<Values>) {
  const { label, required, helper, disabled, types = [], maxSize = Infinity, maxFiles = 1 } = props
  const { file: texts } = useFormPartsTexts()
  const { count } = useFormat()
  const sizeText = useSizeText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { field, fieldState, readOnly } = useField(props)
  const [refused, setRefused] = useState<string[]>([])
  const [isOver, setOver] = useState(false)
  const value: unknown = field.value
  const files = filesIn(value)
  const hasRemains = Array.isArray(value) && value.length > files.length
  const drop = useEffectEvent(() => field.onChange(files))
  useEffect(() => {
    if (hasRemains) drop()
  }, [hasRemains])
  const isLocked = readOnly || disabled === true
  const typesText = props.typesLabel ?? types.join(', ')

  function add(added: readonly File[]) {
    if (isLocked || added.length === 0) return
    const faults: string[] = []
    const next = maxFiles === 1 ? [] : [...files]
    for (const file of added) {
      if (!isAllowed(file, types)) faults.push(texts.wrongType(file.name, typesText))
      else if (file.size > maxSize)
        faults.push(texts.tooLarge(file.name, sizeText(file.size), sizeText(maxSize)))
      else if (next.length >= maxFiles) faults.push(texts.tooMany(file.name, count(maxFiles)))
      else next.push(file)
    }
    setRefused(faults)
    if (next.length > 0) field.onChange(next)
  }

  function remove(at: number) {
    if (isLocked) return
    field.onChange(files.filter((_, index) => index !== at))
    setRefused([])
    // The focus moves to the next file, or to the input after the last one.
    const buttons = list.current?.querySelectorAll('button') ?? []
    const target = buttons[at + 1] ?? input.current
    target?.focus()
  }

  const limits = [
    types.length > 0 && texts.types(typesText),
    maxSize < Infinity && texts.size(sizeText(maxSize)),
    maxFiles > 1 && maxFiles < Infinity && texts.count(count(maxFiles)),
  ]
  const hint = [helper, ...(props.readOnly ? [] : limits)].filter(Boolean).join(' ')
  const faults = fieldState.error?.message ? [fieldState.error.message, ...refused] : refused
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={faults.length > 0}>
      <FormLabel {...(props.readOnly ? { component: 'span' } : { htmlFor: id })} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      {props.readOnly && files.length === 0 && <Typography variant="body2">{noValue}</Typography>}
      {!props.readOnly && (
        <Box
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: 2,
            border: '1px dashed',
            borderColor: faults.length > 0 ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
            borderRadius: 1,
            color: disabled ? 'text.secondary' : 'text.primary',
            bgcolor: isOver ? 'action.hover' : undefined,
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <UploadFileOutlined aria-hidden />
          <Typography component="span" variant="body2" aria-hidden>
            {maxFiles === 1 ? texts.choose : texts.chooseSeveral}
          </Typography>
          {/* The input covers the area, so that clicks, keys and drops work as in any input for files. */}
          <Box
            component="input"
            ref={input}
            id={id}
            type="file"
            name={field.name}
            multiple={maxFiles > 1}
            accept={types.join(',') || undefined}
            disabled={disabled}
            required={required}
            aria-disabled={readOnly || undefined}
            // Never undefined: the browser would then call a required input invalid, because its own value is always empty.
            aria-invalid={fieldState.invalid}
            aria-describedby={`${id}-note`}
            onClick={(event) => {
              if (isLocked) event.preventDefault()
            }}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // The same file can be chosen again after it was removed.
              event.target.value = ''
            }}
            onDragEnter={() => setOver(!isLocked)}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(false)
              add([...event.dataTransfer.files])
            }}
            onBlur={field.onBlur}
            sx={{
              position: 'absolute',
              inset: 0,
              width: 1,
              opacity: 0,
              cursor: isLocked ? 'default' : 'pointer',
            }}
          />
        </Box>
      )}
      <Box id={`${id}-note`}>
        {faults.map((fault) => (
          <FormHelperText key={fault} role="alert">
            {fault}
          </FormHelperText>
        ))}
        {hint && <FormHelperText error={false}>{hint}</FormHelperText>}
      </Box>
      {files.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={texts.chosen(label)}
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}
        >
          {files.map((file, at) => (
            // The list has no other identity: two files can have the same name.
            <Box
              component="li"
              key={`${at} ${file.name}`}
              sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {sizeText(file.size)}
              </Typography>
              {!props.readOnly && (
                <IconButton
                  aria-label={texts.remove(file.name)}
                  aria-disabled={isLocked || undefined}
                  onClick={() => remove(at)}
                >
                  <DeleteOutlined />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
    </FormControl>
  )
}

/** Returns the files of a value. A draft that was stored as JSON contains only remains of files, which are left out. */
function filesIn(value: unknown): File[] {
  return Array.isArray(value) ? value.filter((item) => item instanceof File) : []
}

function isAllowed(file: File, types: readonly string[]): boolean {
  if (types.length === 0) return true
  return types.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}

/** Returns a function that formats bytes, such as 2,5 MB. */
function useSizeText(): (bytes: number) => string {
  const { number } = useFormat()
  return (bytes) => {
    if (bytes < 1024) return `${number(bytes)}\u00A0B`
    if (bytes < 1024 ** 2) return `${number(Math.ceil(bytes / 1024))}\u00A0KB`
    return `${number(Math.ceil((bytes * 10) / 1024 ** 2) / 10)}\u00A0MB`
  }
}

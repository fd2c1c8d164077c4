'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { useCopied } from '../../hooks/useCopied.ts'
import { TextInput } from '../TextInput/TextInput.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** Label of the button that copies the text. */
  copy: string
  /** Label of the button after the text was copied. */
  copied: string
  /** Another way to hand out the text, beside the button that copies it. */
  action?: ReactNode
}

/** Renders a read-only text with a button that copies it. It is for a dialog that shows a text only once. */
export function CopyField({ label, value, copy, copied, action }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, copyValue] = useCopied(value)
  return (
    <>
      <TextInput label={label} value={value} onChange={() => {}} readOnly inputRef={field} />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- copying is the one action of the dialog
          autoFocus
          startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => {
            // Selects the text, so that the user can copy it by hand if the browser has no clipboard API or refuses
            // access.
            field.current?.select()
            copyValue?.()
          }}
        >
          {isCopied ? copied : copy}
        </Button>
        {action}
      </Box>
      <output>{isCopied && <VisuallyHidden>{copied}</VisuallyHidden>}</output>
    </>
  )
}

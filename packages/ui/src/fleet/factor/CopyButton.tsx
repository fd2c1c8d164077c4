'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { useCopied } from '../../hooks/useCopied.ts'

interface CopyButtonProps {
  text: string
  label: string
  /** The label of the button after it has copied the text. */
  done: string
}

/**
 * Renders a button that copies a text. Renders nothing if the browser has no clipboard API. Show the text beside the
 * button, so that users can then select and copy it by hand.
 */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, copy] = useCopied(text)
  if (copy === null) return null
  return (
    <>
      <Button variant="outlined" startIcon={copied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
        {copied ? done : label}
      </Button>
      <output style={{ position: 'absolute' }}>{copied && <VisuallyHidden>{done}</VisuallyHidden>}</output>
    </>
  )
}

'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useCopied } from '../../hooks/useCopied.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useRecordTexts } from '../texts.ts'

/** Renders a button that copies a text. Renders nothing if there is no clipboard API, for example without HTTPS. */
export function CopyIconButton({ label, text }: { label: string; text: string }) {
  const record = useRecordTexts()
  const [copied, copy] = useCopied(text)
  if (copy === null) return null
  return (
    <>
      <Tooltip title={copied ? record.copied : record.copy(label)}>
        <IconButton size="small" sx={{ my: -0.5 }} aria-label={record.copy(label)} onClick={copy}>
          {copied ? <CheckIcon fontSize="small" color="success" /> : <CopyIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <output>{copied && <VisuallyHidden>{record.copied}</VisuallyHidden>}</output>
    </>
  )
}

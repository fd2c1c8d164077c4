'use client'

import CheckIcon from '@mui/icons-material/CheckOutlined'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const confirmationTime = 2000

/** Copies a text to the clipboard. Renders nothing without a clipboard API, such as over plain HTTP. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { record } = useTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmationTime)
    return () => clearTimeout(timer)
  }, [copied])
  if (!('clipboard' in navigator)) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser refused: the user can still select the text.
      setCopied(false)
    }
  }

  return (
    <>
      <Tooltip title={copied ? record.copied : record.copy(label)}>
        <IconButton
          size="small"
          sx={{ my: -0.5 }}
          aria-label={record.copy(label)}
          onClick={() => void copy()}
        >
          {copied ? <CheckIcon fontSize="small" color="success" /> : <CopyIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <output>{copied && <VisuallyHidden>{record.copied}</VisuallyHidden>}</output>
    </>
  )
}

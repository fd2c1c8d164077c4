'use client'

import PasskeyIcon from '@mui/icons-material/FingerprintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { useFactorTexts } from './texts.ts'

interface PasskeyButtonProps {
  /** Uses a passkey; if that fails, rejects with an Error whose message gives the reason. */
  onUse: () => Promise<unknown>
}

/** Renders the button that uses a passkey. If this fails, an error message with the reason appears above the button. */
export function PasskeyButton({ onUse }: PasskeyButtonProps) {
  const texts = useFactorTexts()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function use() {
    setBusy(true)
    setFault('')
    try {
      await onUse()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {fault && <FormFault>{fault}</FormFault>}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<PasskeyIcon />}
        disabled={isBusy}
        onClick={() => void use()}
        sx={{ mt: fault ? 2 : 0, mb: 2.5 }}
      >
        {texts.usePasskey}
      </Button>
    </>
  )
}

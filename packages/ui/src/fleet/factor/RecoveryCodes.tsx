'use client'

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadFile } from '../../export/downloadFile.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useFactorTexts } from './texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Time at which the codes were created, ISO 8601. */
  madeAt: string
  onClose: () => void
}

/** Print styles that hide the notice and the page behind the dialog. */
const paper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(.MuiDialog-root)': { display: 'none !important' },
        '.MuiDialog-root .MuiAlert-root, .MuiBackdrop-root': { display: 'none !important' },
      },
    }}
  />
)

/**
 * Renders the content of a dialog that shows recovery codes once. The user can close the dialog only after confirming
 * that the codes are saved.
 */
export function RecoveryCodes({ codes, madeAt, onClose }: RecoveryCodesProps) {
  const texts = useFactorTexts()
  const format = useFormat()
  const [isSaved, setSaved] = useState(false)
  const heading = texts.codesHeading(format.dateTime(madeAt))
  const lines = [heading, '', ...codes, ''].join('\r\n')
  return (
    <>
      {paper}
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.codesText}
        </Alert>
        <Typography sx={{ display: 'none', displayPrint: 'block', mb: 1 }}>{heading}</Typography>
        <Box
          component="ol"
          aria-label={texts.codes}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            columnGap: 3,
            rowGap: 0.75,
            m: 0,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            listStylePosition: 'inside',
            fontFamily: 'monospace',
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, displayPrint: 'none' }}>
          <CopyButton text={codes.join('\n')} label={texts.copyCodes} done={texts.codesCopied} />
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => downloadFile(texts.file, new Blob([lines], { type: 'text/plain;charset=utf-8' }))}
          >
            {texts.download}
          </Button>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Box>
        <FormControlLabel
          sx={{ mt: 2, displayPrint: 'none' }}
          label={texts.saved}
          control={<Checkbox checked={isSaved} onChange={(_, checked) => setSaved(checked)} />}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, displayPrint: 'none' }}>
        <Button variant="contained" disabled={!isSaved} onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  )
}

'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { use } from 'react'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { lowWindow } from '../../theme/components/baseline.ts'
import { cardRadius, floatShadow } from '../../theme/shape.ts'
import { FormProgress } from './FormProgress.ts'

interface FormActionsProps {
  /** Whether the caller is saving. The button also waits while the form has `saving` or runs its own submit. */
  saving?: boolean
  /** Label of the button; SIMPAN by default. */
  saveLabel?: string
  /** URL of the link that leaves without saving; without it, there is no link. */
  cancelTo?: string
  /** Label of the link; KEMBALI by default. */
  cancelLabel?: string
  /** Keeps the bar in view on wide screens too, for long forms. */
  sticky?: boolean
}

const deadLook = {
  color: 'action.disabled',
  bgcolor: 'action.disabledBackground',
  boxShadow: 'none',
  cursor: 'default',
}

/** Style of the bar with `sticky`: full-width on phones, a card that floats above the form on wider screens. */
const floating = {
  position: 'sticky',
  bottom: { xs: 0, sm: 12 },
  px: { sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  border: { sm: 1 },
  // The shorthand `border` resets the colour.
  '&&': { borderColor: 'divider' },
  borderRadius: { sm: cardRadius },
  boxShadow: { sm: floatShadow },
} as const

/** Renders SIMPAN and the link back; sticky at the bottom on phones, and elsewhere with `sticky`. */
export function FormActions(props: FormActionsProps) {
  const { saving = false, saveLabel, cancelTo, cancelLabel, sticky = false } = props
  const { form } = useTexts()
  const progress = use(FormProgress)
  const busy = saving || progress.busy
  const { wait } = progress
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row-reverse', sm: 'row' },
        gap: 1.5,
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        zIndex: 1,
        py: { xs: 1.5, sm: 0 },
        bgcolor: { xs: 'background.paper', sm: 'transparent' },
        borderTop: { xs: 1, sm: 0 },
        borderColor: { xs: 'divider' },
        ...(sticky && floating),
        [lowWindow]: { position: 'static' },
        // In a dialog the bar is neither sticky nor filled, because a dialog scrolls by itself and has another colour
        // in the dark theme.
        '.MuiDialog-root &': { position: 'static', bgcolor: 'transparent', borderTop: 0, py: 0 },
        '& > *': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Button
        type="submit"
        variant="contained"
        // `disabled` would lose the focus; while the button waits, the form itself ignores a submit.
        aria-disabled={busy || wait > 0}
        sx={{ minWidth: 140, '&&[aria-disabled=true]': deadLook }}
      >
        {busy ? form.saving : wait > 0 ? form.wait(wait) : (saveLabel ?? form.save)}
      </Button>
      {cancelTo && (
        <Button variant="outlined" href={cancelTo}>
          {cancelLabel ?? form.back}
        </Button>
      )}
    </Box>
  )
}

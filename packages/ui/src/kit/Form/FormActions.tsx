'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { use } from 'react'
import { lowWindow } from '../../theme/components/baseline.ts'
import { cardRadius, floatShadow } from '../../theme/shape.ts'
import { AGAIN, FormProgress } from './FormProgress.ts'
import { useFormTexts } from '../texts.ts'

export interface FormActionsProps {
  /** Whether the caller is saving. The button also waits while the form submits, or if the form has `saving` set. */
  saving?: boolean
  /** Label of the button. The default is SIMPAN. */
  saveLabel?: string
  /** Whether there is a second button, which saves and begins the next record: the form submits with `again`. */
  again?: boolean
  /** URL of the link that leaves without saving. Without it, there is no link. */
  cancelTo?: string
  /** Label of the link. The default is KEMBALI. */
  cancelLabel?: string
  /** Whether the bar is always visible on wide screens too. Use it for long forms. */
  sticky?: boolean
}

const disabledLook = {
  color: 'action.disabled',
  bgcolor: 'action.disabledBackground',
  boxShadow: 'none',
  cursor: 'default',
}

/** Style of the bar with `sticky`. On phones it has the full width; on wider screens it is a card over the form. */
const floating = {
  position: 'sticky',
  bottom: { xs: 0, sm: 12 },
  px: { sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  border: { sm: 1 },
  // `&&` makes this rule stronger than the shorthand `border`, which would reset the colour.
  '&&': { borderColor: 'divider' },
  borderRadius: { sm: cardRadius },
  boxShadow: { sm: floatShadow },
} as const

/**
 * Renders a bar with SIMPAN and a link back. The bar is sticky at the bottom on phones, and with `sticky` on wide
 * screens too. In a low window it is never sticky.
 */
export function FormActions(props: FormActionsProps) {
  const { saving = false, saveLabel, again = false, cancelTo, cancelLabel, sticky = false } = props
  const form = useFormTexts()
  const progress = use(FormProgress)
  const busy = saving || progress.busy
  const { wait } = progress
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row-reverse', sm: 'row' },
        flexWrap: 'wrap',
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
        // In a dialog the bar is not sticky and has no background: a dialog scrolls by itself and has another colour in
        // the dark theme.
        '.MuiDialog-root &': { position: 'static', bgcolor: 'transparent', borderTop: 0, py: 0 },
        '& > *': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Button
        type="submit"
        variant="contained"
        // The attribute `disabled` would remove the focus. While the button waits, the form itself ignores a submit.
        aria-disabled={busy || wait > 0}
        sx={{ minWidth: 140, '&&[aria-disabled=true]': disabledLook }}
      >
        {busy ? form.saving : wait > 0 ? form.wait(wait) : (saveLabel ?? form.save)}
      </Button>
      {again && (
        <Button
          type="submit"
          value={AGAIN}
          variant="outlined"
          aria-disabled={busy || wait > 0}
          // On phones, three buttons need two rows.
          sx={{
            flexBasis: { xs: '100%', sm: 'auto' },
            order: { xs: -1, sm: 0 },
            '&[aria-disabled=true]': disabledLook,
          }}
        >
          {form.again}
        </Button>
      )}
      {cancelTo && (
        <Button variant="outlined" href={cancelTo}>
          {cancelLabel ?? form.back}
        </Button>
      )}
    </Box>
  )
}

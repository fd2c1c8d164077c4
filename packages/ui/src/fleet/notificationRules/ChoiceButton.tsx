import EditIcon from '@mui/icons-material/ExpandMoreOutlined'
import Button from '@mui/material/Button'
import { use } from 'react'
import { FormProgress } from '../../kit/Form/FormProgress.ts'

interface ChoiceButtonProps {
  /** Accessible name, which contains the text of the button. */
  label: string
  /** What is chosen. */
  children: string
  onClick: () => void
}

/** Renders a button within the sentence of a rule, which opens a dialog. */
export function ChoiceButton({ label, children, onClick }: ChoiceButtonProps) {
  const { busy } = use(FormProgress)
  return (
    <Button
      variant="outlined"
      size="small"
      color="inherit"
      endIcon={<EditIcon />}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => busy || onClick()}
      sx={{
        maxWidth: '100%',
        minHeight: 40,
        px: 1.5,
        fontWeight: 500,
        textTransform: 'none',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        borderColor: 'divider',
      }}
    >
      {children}
    </Button>
  )
}

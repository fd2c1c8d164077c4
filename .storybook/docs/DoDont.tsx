import CancelIcon from '@mui/icons-material/CancelOutlined'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface DoDontProps {
  /** A small example of the right use. */
  do: ReactNode
  doText: string
  /** A small example of the wrong use. */
  dont: ReactNode
  dontText: string
}

/** Shows a right and a wrong example side by side, each with its reason. */
export function DoDont({ do: right, doText, dont: wrong, dontText }: DoDontProps) {
  return (
    <Box
      className="sb-unstyled"
      sx={{ display: 'grid', gap: 2, my: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Example tone="success" word="Do" text={doText}>
        {right}
      </Example>
      <Example tone="error" word="Don't" text={dontText}>
        {wrong}
      </Example>
    </Box>
  )
}

const examplePlace = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  width: '100%',
  // Fields are as wide as in a narrow form.
  '& > :is(form, .MuiFormControl-root, .MuiInputBase-root)': { width: '100%', maxWidth: 320 },
}

interface ExampleProps {
  tone: 'success' | 'error'
  word: string
  text: string
  children: ReactNode
}

function Example({ tone, word, text, children }: ExampleProps) {
  const Icon = tone === 'success' ? CheckIcon : CancelIcon
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column' }}>
      {/* The example is a picture: neither the keyboard nor a screen reader reaches it. */}
      <Box
        inert
        sx={{
          flex: 1,
          display: 'grid',
          placeItems: 'center',
          minHeight: 120,
          p: 2,
          overflow: 'hidden',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderBottom: 3,
          borderBottomColor: `${tone}.main`,
        }}
      >
        <Box sx={examplePlace}>{children}</Box>
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', gap: 1, pt: 1.25 }}>
        <Icon color={tone} fontSize="small" sx={{ mt: '1px' }} />
        <Typography variant="body2">
          <b>{word}.</b> {text}
        </Typography>
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BrowserKind } from './browserOf.ts'
import { usePushTexts } from './texts.ts'

const kinds = ['chrome', 'firefox', 'safari', 'android', 'iphone'] as const

/** Explains how to unblock notifications. The steps for this browser are open; those for others are collapsed. */
export function UnblockSteps({ browser }: { browser: BrowserKind }) {
  const texts = usePushTexts()
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {texts.howTo}
      </Typography>
      {[browser, ...kinds.filter((kind) => kind !== browser)].map((kind) => (
        <Box
          key={kind}
          component="details"
          open={kind === browser}
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { mt: 1 },
            '&[open]': { pb: 1.5 },
            '& > summary': { py: 1.25, cursor: 'pointer', typography: 'body2', fontWeight: 650 },
          }}
        >
          <summary>
            {texts.browsers[kind]}
            {kind === browser && ` (${texts.yours})`}
          </summary>
          <StepList steps={texts.steps[kind]} />
        </Box>
      ))}
    </Box>
  )
}

/** Renders numbered steps. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', '& > li + li': { mt: 0.5 } }}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'

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

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

export interface FormSectionProps {
  /** Names the group of fields, for screen readers too. */
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Renders fields of a form that belong together, with a title that screen readers read with each field. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId()
  return (
    <Box
      component="fieldset"
      aria-describedby={description ? id : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h6" sx={{ p: 0 }}>
        {title}
      </Typography>
      {description && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2 }}>{children}</Box>
    </Box>
  )
}

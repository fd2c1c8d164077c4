'use client'

import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { barHeight, covered } from '../../kit/AppShell/shellSizes.ts'
import { useRoleTexts } from './texts.ts'

export interface ViewAsBarProps {
  /** Name of the role with which the user views the dashboard. */
  role: string
  secondsLeft: number
  onEnd: () => void
  /** Whether the request that ends the view is running. */
  ending?: boolean
}

/** Shows with which role the user views the dashboard and the time left, and has a button to end this view. */
export function ViewAsBar({ role, secondsLeft, onEnd, ending = false }: ViewAsBarProps) {
  const texts = useRoleTexts()
  const { number } = useFormat()
  const left =
    secondsLeft > 60
      ? texts.minutesLeft(number(Math.ceil(secondsLeft / 60)))
      : texts.secondsLeft(number(Math.max(0, secondsLeft)))
  return (
    <Box
      component="section"
      aria-label={texts.viewingAs(role)}
      sx={{
        position: 'sticky',
        top: `calc(${barHeight}px + ${covered.top})`,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, md: 4 },
        py: 0.75,
        typography: 'body2',
        color: 'info.main',
        bgcolor: 'background.paper',
        backgroundImage: (theme) =>
          `linear-gradient(${theme.vars.palette.info.soft}, ${theme.vars.palette.info.soft})`,
        borderBottom: 1,
        borderColor: 'divider',
        '@media (max-height: 500px)': { position: 'static' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <VisibilityIcon fontSize="small" />
        <span>
          <strong>{texts.viewingAs(role)}</strong> {texts.viewOnly} {left}
        </span>
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={onEnd} loading={ending}>
        {texts.endView}
      </Button>
    </Box>
  )
}

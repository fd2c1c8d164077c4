import Link from '@mui/material/Link'
import { useShellTexts } from '../texts.ts'

/** Renders a link that skips the menu and the top bar. It is the first element that Tab reaches. */
export function SkipLink({ target }: { target: string }) {
  const shell = useShellTexts()
  return (
    <Link
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 16,
        top: 12,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:not(:focus)': { transform: 'translateY(-80px)' },
      }}
    >
      {shell.skip}
    </Link>
  )
}

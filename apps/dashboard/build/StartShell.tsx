import GlobalStyles from '@mui/material/GlobalStyles'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AppShell } from '@sikud/ui'
import { NotificationMenu } from '@sikud/ui/notification'
import { accountMenu, navigation } from '../src/menu.tsx'
import { paths } from '../src/paths.ts'
import { useTexts } from '../src/texts.ts'

const nothing = () => {}

/** The style of the current menu item, which `showStart` marks in the browser; the same style as in NavEntry. */
const marked = (
  <GlobalStyles
    styles={{
      '#start nav a[aria-current]': {
        color: 'var(--mui-palette-primary-main)',
        backgroundColor: 'var(--mui-palette-primary-soft)',
        fontWeight: 650,
      },
    }}
  />
)

/**
 * Renders the frame (menu, top bar, footer) without data. In the browser, `showStart` adds the heading and marks the
 * current menu item.
 */
export function StartShell() {
  return (
    <>
      {marked}
      <Frame />
    </>
  )
}

function Frame() {
  const texts = useTexts()
  return (
    <AppShell
      navigation={navigation(texts, false, nothing)}
      activeKey=""
      user={null}
      userMenu={accountMenu(texts, false)}
      search={{ label: texts.search.label, onOpen: nothing }}
      notifications={
        <NotificationMenu items={[]} allTo={paths.notification} onRead={nothing} onReadAll={nothing} />
      }
      onLogout={nothing}
    >
      <Stack spacing={2}>
        <Typography variant="h1" sx={{ mt: 3.5, minHeight: '1.3em' }} />
        <Skeleton variant="rounded" sx={{ height: 56 }} />
        <Skeleton variant="rounded" sx={{ height: 320 }} />
      </Stack>
    </AppShell>
  )
}

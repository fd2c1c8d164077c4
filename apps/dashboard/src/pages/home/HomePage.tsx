import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined'
import RouteOutlined from '@mui/icons-material/RouteOutlined'
import { LinkCards } from '../../layouts/LinkCards.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'

/** Dashboard: the ways into the fleet. */
export function HomePage() {
  const { titles, navigation, overview } = useTexts()
  return (
    <Page title={titles.dashboard}>
      <LinkCards
        cards={[
          {
            title: navigation.tracking,
            text: overview.tracking,
            to: paths.tracking,
            icon: <MyLocationOutlined />,
          },
          { title: navigation.report, text: overview.report, to: paths.report, icon: <RouteOutlined /> },
          {
            title: navigation.device,
            text: overview.device,
            to: paths.device.list,
            icon: <MemoryOutlined />,
          },
        ]}
      />
    </Page>
  )
}

import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useTexts } from '../Preferences.tsx'

/** BUAT BARU, the one primary button of a list. */
export function CreateLink({ to }: { to: string }) {
  const { list } = useTexts()
  return (
    <Button variant="contained" href={to} startIcon={<AddOutlined />}>
      {list.create}
    </Button>
  )
}

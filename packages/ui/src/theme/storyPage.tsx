import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Brand } from '../kit/Brand/Brand.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog/ConfirmDialog.tsx'
import { DataList } from '../kit/DataList/DataList.tsx'
import { initialListView } from '../kit/DataList/ListView.ts'
import { storyColumns, storyRows } from '../kit/DataList/storyRows.ts'
import { EmptyState } from '../kit/EmptyState/EmptyState.tsx'
import { Form } from '../kit/Form/Form.tsx'
import { FormActions } from '../kit/Form/FormActions.tsx'
import { TextField } from '../kit/Form/TextField.tsx'

const rows = storyRows(3)
const shown = ['code', 'place']

/** Renders a page with a sample of each styled part: a list, a form, chips and a dialog. */
export function StoryPage({ onSave }: { onSave: (values: { name: string }) => Promise<unknown> }) {
  const [view, setView] = useState(initialListView)
  const [visible, setVisible] = useState<readonly string[]>(shown)
  const [asking, setAsking] = useState(false)
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Card>
        <CardContent>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Brand />
            <Chip color="primary" label="Dipilih" />
            <Chip color="success" label="Lengkap" />
            <Button variant="outlined" onClick={() => setAsking(true)}>
              Hapus
            </Button>
          </Stack>
        </CardContent>
      </Card>
      <DataList
        label="Daftar Barang"
        noun="barang"
        rows={rows}
        columns={storyColumns}
        visibleColumns={visible}
        onVisibleColumnsChange={setVisible}
        view={view}
        onViewChange={setView}
        getRowId={({ id }) => id}
        rowTo={({ id }) => `/barang/${id}`}
        emptyState={<EmptyState title="Belum ada barang" />}
      />
      <Card sx={{ overflow: 'visible' }}>
        <CardContent>
          <Form label="Data barang" values={{ name: '' }} onSubmit={onSave}>
            <TextField<{ name: string }> name="name" label="Nama" required />
            <FormActions cancelTo="/barang" />
          </Form>
        </CardContent>
      </Card>
      <ConfirmDialog open={asking} destructive onAnswer={() => setAsking(false)} />
    </Stack>
  )
}

import type { ImportColumn, ImportKind } from '@sikud/api'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { exportTable } from '../../export/exportTable.ts'
import { columnsOf } from './importColumns.ts'
import { readFile } from './readFile.ts'
import { readText, SheetError, type SheetFault, type SheetRows } from './readSheets.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { cardWidth } from '../../theme/shape.ts'
import { useImportTexts } from './texts.ts'

/** The allowed values of some columns, which the template lists. */
export type ImportChoices = Partial<Record<ImportColumn, readonly string[]>>

interface SourceStepProps {
  kinds: readonly ImportKind[]
  kind: ImportKind
  onKindChange: (kind: ImportKind) => void
  loadChoices: () => Promise<ImportChoices>
  /** Takes the sheets; throws `SheetError` if they have no rows. */
  onSheets: (sheets: readonly SheetRows[]) => void
}

/** Renders the first step: a file, or pasted cells. */
export function SourceStep({ kinds, kind, onKindChange, loadChoices, onSheets }: SourceStepProps) {
  const texts = useImportTexts()
  const { timeZone } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<SheetFault | null>(null)

  async function take(read: () => Promise<SheetRows[]> | SheetRows[]) {
    setFault(null)
    setReading(true)
    try {
      onSheets(await read())
    } catch (error) {
      setFault(error instanceof SheetError ? error.fault : 'unreadable')
    } finally {
      setReading(false)
    }
  }

  async function download() {
    const choices = await loadChoices()
    const columns = columnsOf[kind].map((column) => ({
      label: texts.columns[column],
      value: (row: Partial<Record<ImportColumn, string>>) => row[column] ?? null,
    }))
    const lines = columnsOf[kind].flatMap((column) =>
      (choices[column] ?? []).map((value) => [texts.columns[column], value] as const),
    )
    await exportTable({
      format: 'xlsx',
      rows: examples,
      columns,
      noun: texts.kinds[kind],
      fileName: `${texts.templateName}-${texts.kinds[kind].toLowerCase().replaceAll(' ', '-')}`,
      timeZone,
      about: { name: texts.templateSheet, lines: [['', texts.templateHelp], ...lines] },
    })
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: cardWidth.narrow }}>
      {kinds.length > 1 && (
        <MuiTextField
          select
          label={texts.kind}
          helperText={kinds.includes('fleet') ? texts.kindHelp : undefined}
          value={kind}
          onChange={({ target }) => onKindChange(kinds.find((one) => one === target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.kinds[one]}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) void take(() => readFile(file))
        }}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: 'divider',
          borderRadius: 1,
          p: 3,
          textAlign: 'center',
        }}
      >
        <Button
          variant="contained"
          startIcon={<UploadFileOutlined />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".xlsx,.csv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(() => readFile(file))
          }}
        />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.chooseHelp}
        </Typography>
      </Box>
      {fault && <Alert severity="error">{texts.faults[fault]}</Alert>}
      <MuiTextField
        label={texts.paste}
        multiline
        minRows={3}
        maxRows={8}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={pasted.trim() === ''}
          onClick={() => void take(() => readText(pasted))}
        >
          {texts.usePasted}
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={() => void download()}>
          {texts.template}
        </Button>
      </Box>
    </Box>
  )
}

/** The example rows of the templates. */
const examples: readonly Partial<Record<ImportColumn, string>>[] = [
  {
    plate: 'B 1234 ABC',
    brand: 'Toyota',
    type: 'Avanza',
    year: '2021',
    color: 'Putih',
    imei: '356938035643809',
    device: 'Pelacak 1',
    sim: '0812-3456-7890',
    driver: 'Budi Santoso',
    phone: '0813-9876-5432',
    email: 'budi@armada.example',
    license: 'B1 123456789012',
  },
]

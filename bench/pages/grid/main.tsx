import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid } from '@mui/x-data-grid'
import type { GridColDef } from '@mui/x-data-grid'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from '../root.ts'
import { loadRows, showsAtOnce } from '../rows.ts'
import type { Row } from '../rows.ts'

const theme = createTheme()
const columns: GridColDef<Row>[] = [
  { field: 'imei', headerName: 'IMEI', flex: 1 },
  { field: 'number', headerName: 'Nomor', flex: 1 },
  { field: 'vehicle', headerName: 'Kendaraan', flex: 1, valueGetter: (_, row) => row.vehicle.number },
  { field: 'name', headerName: 'Nama', flex: 1 },
  { field: 'driver', headerName: 'Pengendara', flex: 1, valueGetter: (_, row) => row.driver.name },
]

/** The simplest list with MUI's grid: five columns, pages of 100 rows. */
function List({ rows }: { rows: Row[] }) {
  const [shown, setShown] = useState(showsAtOnce)
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <button type="button" onClick={() => setShown(!shown)}>
        Show
      </button>
      <Box sx={{ height: 640 }}>
        {shown && (
          <DataGrid
            rows={rows}
            columns={columns}
            initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          />
        )}
      </Box>
    </ThemeProvider>
  )
}

const rows = await loadRows()
createRoot(root()).render(<List rows={rows} />)

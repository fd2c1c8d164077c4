import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid } from '@mui/x-data-grid'
import type { GridColDef } from '@mui/x-data-grid'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from '../root.ts'

interface Row {
  id: number
  name: string
  imei: string
  number: string
  vehicle: { number: string }
  driver: { name: string }
}

/** With `?auto` the page shows the list as soon as it is loaded, otherwise after a click on the button. */
const showsAtOnce = new URLSearchParams(location.search).has('auto')

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

// The same request as that of the dashboard's list.
const response = await fetch('/api/v1/device?include=vehicle,driver')
const { data }: { data: Row[] } = await response.json()
createRoot(root()).render(<List rows={data} />)

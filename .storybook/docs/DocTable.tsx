import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface DocTableProps {
  caption?: string
  heads: string[]
  rows: ReactNode[][]
}

/** Renders a table of a docs page in the text styles of the kit. */
export function DocTable({ caption, heads, rows }: DocTableProps) {
  const id = useId()
  return (
    <TableContainer className="sb-unstyled" sx={{ mt: 1.5, mb: 4 }}>
      {caption && (
        <Typography id={id} variant="h3" component="p" sx={{ mb: 0.5 }}>
          {caption}
        </Typography>
      )}
      <Table size="small" aria-labelledby={caption && id}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never change
            <TableRow key={row}>
              {cells.map((cell, at) => (
                <TableCell key={heads[at]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/** Props of a control in a state. The addon shows `:hover`, `:focus-visible` and `:active` for these classes. */
interface Look {
  className?: string
  disabled?: boolean
}

const focused = 'state-focus Mui-focusVisible'
const states: [name: string, look: Look][] = [
  ['Biasa', {}],
  ['Disorot', { className: 'state-hover' }],
  ['Difokus', { className: focused }],
  ['Ditekan', { className: 'state-active' }],
  ['Nonaktif', { disabled: true }],
]

const controls: [name: string, draw: (look: Look, label: string) => ReactNode][] = [
  [
    'Tombol utama',
    (look) => (
      <Button variant="contained" {...look}>
        SIMPAN
      </Button>
    ),
  ],
  [
    'Tombol lain',
    (look) => (
      <Button variant="outlined" {...look}>
        KEMBALI
      </Button>
    ),
  ],
  ['Tombol teks', (look) => <Button {...look}>Coba lagi</Button>],
  [
    'Tombol ikon',
    (look, label) => (
      <IconButton aria-label={label} {...look}>
        <EditIcon />
      </IconButton>
    ),
  ],
  [
    'Tautan',
    ({ disabled = false, ...look }) =>
      disabled ? (
        '—'
      ) : (
        <Link href="/vehicle/detail/7" {...look}>
          B 9123 KXA
        </Link>
      ),
  ],
  [
    'Item menu',
    (look, label) => (
      <MenuList aria-label={label} sx={{ p: 0 }}>
        <MenuItem {...look}>Ubah</MenuItem>
      </MenuList>
    ),
  ],
  [
    'Isian',
    ({ className = '', disabled = false }, label) => (
      <OutlinedInput
        slotProps={{ input: { 'aria-label': label } }}
        defaultValue="Pelacak 07"
        disabled={disabled}
        className={className === focused ? 'Mui-focused' : className}
      />
    ),
  ],
  ['Kotak centang', (look, label) => <Checkbox slotProps={{ input: { 'aria-label': label } }} {...look} />],
  [
    'Sakelar',
    ({ className = '', disabled = false }, label) => (
      <Switch
        defaultChecked
        disabled={disabled}
        slotProps={{ input: { 'aria-label': label }, switchBase: { className } }}
      />
    ),
  ],
]

function ControlStates() {
  return (
    <Card>
      <TableContainer component="section" tabIndex={0} aria-label="Keadaan">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Bagian</TableCell>
              {states.map(([name]) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {controls.map(([part, draw]) => (
              <TableRow key={part}>
                <TableCell component="th" scope="row">
                  {part}
                </TableCell>
                {states.map(([name, look]) => (
                  <TableCell key={name}>{draw(look, `${part}: ${name}`)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}

const meta = {
  title: 'Foundations/Keadaan',
  component: ControlStates,
  parameters: {
    controls: { disable: true },
    pseudo: {
      hover: ['.state-hover'],
      focus: ['.state-focus'],
      focusVisible: ['.state-focus'],
      active: ['.state-active'],
    },
  },
} satisfies Meta<typeof ControlStates>
export default meta
type Story = StoryObj<typeof meta>

export const Keadaan: Story = {}

export const KeadaanGelap: Story = { globals: { theme: 'dark' } }

import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Chip from '@mui/material/Chip'
import type { SearchEntry, SearchGroup } from './SearchGroup.ts'

const pages: SearchEntry[] = [
  { key: 'report', label: 'Laporan', to: '/report', keywords: ['/report'] },
  { key: 'vehicle', label: 'Kendaraan', to: '/vehicle', keywords: ['Daftar Kendaraan', '/vehicle'] },
]

const vehicles: SearchEntry[] = [
  { key: '1', label: 'B 7341 KAA', details: ['Toyota Avanza', 'Putih', '2022'], to: '/vehicle/detail/1' },
  {
    key: '4',
    label: 'B 9014 SIM',
    details: ['Isuzu Elf'],
    status: 'Bergerak · 5 dtk lalu',
    action: 'Buka di Pelacakan',
    second: { label: 'Data kendaraan B 9014 SIM', icon: <InfoOutlined />, to: '/vehicle/detail/4' },
    to: '/tracking?vehicle=4',
  },
  { key: '2', label: 'B 1874 SJW', details: ['Toyota Innova', 'Silver', '2020'], to: '/vehicle/detail/2' },
  {
    key: '3',
    label: 'F 8290 GL',
    details: ['Isuzu Elf', 'Putih', '2023'],
    badge: <Chip component="span" size="small" label="Simulasi" />,
    to: '/vehicle/detail/3',
  },
]

const drivers: SearchEntry[] = [
  { key: '1', label: 'Bambang Hermawan', details: ['+62 812-8814-3307'], to: '/driver/detail/1' },
  { key: '2', label: 'Dédi Kurniawan', details: ['+62 857-1190-6642'], to: '/driver/detail/2' },
]

const listOf = (path: string) => (search: string) => `${path}?search=${encodeURIComponent(search)}`

/** A small fleet for the stories of the search. */
export const storyFleet: SearchGroup[] = [
  { key: 'page', label: 'Halaman', entries: pages, atRest: true },
  { key: 'vehicle', label: 'Kendaraan', entries: vehicles, allTo: listOf('/vehicle') },
  { key: 'driver', label: 'Pengendara', entries: drivers, allTo: listOf('/driver') },
]

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const names = ['Agus Setiawan', 'Siti Rahmawati', 'I Gusti Ngurah Oka', 'Maria Simanjuntak', 'Dédi Kurniawan']

/** Returns `count` generated records, which are the same on each run. */
export function manyEntries(count: number, path = '/vehicle'): SearchEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const letter = (step: number) => letters[(at * step) % letters.length] ?? 'A'
    return {
      key: String(at + 1),
      label: `B ${1000 + (at % 9000)} ${letter(7)}${letter(11)}${letter(13)}`,
      details: [
        String(861_230_000_000_000 + at * 7919),
        `0812-${String(at).padStart(8, '0')}`,
        names[at % 5] ?? '',
      ],
      to: `${path}/detail/${at + 1}`,
    }
  })
}

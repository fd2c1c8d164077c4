import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { root } from '../root.ts'
import { loadRows, showsAtOnce } from '../rows.ts'
import type { Row } from '../rows.ts'

/** A naive list: a plain table with every row in the document. */
function List({ rows }: { rows: Row[] }) {
  const [shown, setShown] = useState(showsAtOnce)
  const [sorted, setSorted] = useState(false)
  const order = useMemo(
    () => (sorted ? rows.toSorted((a, b) => a.imei.localeCompare(b.imei)) : rows),
    [rows, sorted],
  )
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Show
      </button>
      {shown && (
        <table>
          <thead>
            <tr>
              <th>
                <button type="button" onClick={() => setSorted(true)}>
                  IMEI
                </button>
              </th>
              <th>Nomor</th>
              <th>Kendaraan</th>
              <th>Nama</th>
              <th>Pengendara</th>
            </tr>
          </thead>
          <tbody>
            {order.map((row) => (
              <tr key={row.id}>
                <td>{row.imei}</td>
                <td>{row.number}</td>
                <td>{row.vehicle.number}</td>
                <td>{row.name}</td>
                <td>{row.driver.name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const rows = await loadRows()
createRoot(root()).render(<List rows={rows} />)

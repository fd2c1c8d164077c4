import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import { EmptyState, Page, SikudThemeProvider } from '@sikud/ui'
import { DataList, type DataColumn } from '@sikud/ui/data-list'
import { Form, FormActions, TextField, email } from '@sikud/ui/forms'
import { showToast, ToastHost } from '@sikud/ui/toast'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@sikud/ui/fonts.css'

type Customer = { name: string; city: string; email: string }
const nobody: Customer = { name: '', city: '', email: '' }
const first: Customer[] = [
  { name: 'CV Maju Bersama', city: 'Bandung', email: 'kantor@majubersama.example' },
  { name: 'PT Sumber Rejeki', city: 'Surabaya', email: 'halo@sumberrejeki.example' },
]
const columns: DataColumn<Customer>[] = [
  { key: 'name', label: 'Nama', value: ({ name }) => name, naming: true },
  { key: 'city', label: 'Kota', value: ({ city }) => city },
  { key: 'email', label: 'Email', value: (row) => row.email },
]
const nameOf = ({ name }: Customer) => name

/** Renders a list of customers, and a form that adds one. */
function Customers() {
  const [customers, setCustomers] = useState(first)
  const save = async (customer: Customer) => {
    setCustomers([...customers, customer])
    showToast('success', 'Pelanggan disimpan.')
  }
  return (
    <Page title="Pelanggan">
      <DataList
        label="Daftar pelanggan"
        noun="pelanggan"
        rows={customers}
        columns={columns}
        getRowId={nameOf}
        emptyState={<EmptyState title="Belum ada pelanggan" />}
      />
      <Card sx={{ p: 3 }}>
        <Form key={customers.length} label="Pelanggan baru" values={nobody} onSubmit={save}>
          <TextField<Customer> name="name" label="Nama" required />
          <TextField<Customer> name="city" label="Kota" />
          <TextField<Customer> name="email" label="Email" checks={[email]} />
          <FormActions />
        </Form>
      </Card>
    </Page>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <SikudThemeProvider>
    <Container component="main" sx={{ py: 3, display: 'grid', gap: 3 }}>
      <Customers />
    </Container>
    <ToastHost />
  </SikudThemeProvider>,
)

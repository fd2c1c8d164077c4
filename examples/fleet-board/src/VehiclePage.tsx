import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useConfirm } from '@sikud/ui/confirm-dialog'
import { showToast } from '@sikud/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { goTo } from './router.tsx'

/** Shows one vehicle, with a button that asks for confirmation, deletes the vehicle and shows a toast. */
export function VehiclePage({ id }: { id: string }) {
  const confirm = useConfirm()
  const { data: vehicle, error } = useQuery(client.query('getVehicle', { id }))
  const remove = useMutation({
    ...client.mutation('deleteVehicle', { id }),
    onSuccess: () => {
      showToast('success', 'Vehicle deleted.')
      goTo('/')
    },
  })

  async function ask(plate: string) {
    const question = { title: 'Delete vehicle', text: `${plate} will be gone for good.`, confirm: 'Delete' }
    if (await confirm({ ...question, destructive: true })) remove.mutate()
  }

  if (error) return <Typography role="alert">{error.message}</Typography>
  return (
    vehicle && (
      <>
        <Typography variant="h4" component="h1" gutterBottom>
          {vehicle.number}
        </Typography>
        <Button variant="contained" color="error" onClick={() => void ask(vehicle.number)}>
          Delete
        </Button>
      </>
    )
  )
}

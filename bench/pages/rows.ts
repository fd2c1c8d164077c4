export interface Row {
  id: number
  name: string
  imei: string
  number: string
  vehicle: { number: string }
  driver: { name: string }
}

/** Loads the same rows as the device list of the dashboard, with the same request. */
export async function loadRows(): Promise<Row[]> {
  const response = await fetch('/api/v1/device?include=vehicle,driver')
  const { data }: { data: Row[] } = await response.json()
  return data
}

/** With `?auto` the page shows the list as soon as it is loaded, otherwise after a click on the button. */
export const showsAtOnce = new URLSearchParams(location.search).has('auto')

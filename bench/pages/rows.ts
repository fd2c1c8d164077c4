export interface Row {
  id: number
  name: string
  imei: string
  number: string
  vehicle: { number: string }
  driver: { name: string }
}

/** The same rows from the same call as our list. */
export async function loadRows(): Promise<Row[]> {
  const response = await fetch('/api/v1/device?include=vehicle,driver')
  const { data }: { data: Row[] } = await response.json()
  return data
}

/** With ?auto the rows show as soon as they are there; else whenever the button is pressed. */
export const showsAtOnce = new URLSearchParams(location.search).has('auto')

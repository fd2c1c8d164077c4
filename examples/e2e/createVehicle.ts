import type { APIRequestContext } from '@playwright/test'

/**
 * Creates a vehicle without a device, because only such a vehicle can be deleted. Returns a function that changes its
 * colour, as another user would do it.
 */
export async function createVehicle(request: APIRequestContext, number: string) {
  const api = `${process.env['SIKUD_ORIGIN']}/api/v1`
  const login = await request.post(`${api}/auth/login`, {
    data: { email: 'admin@sikud.test', password: 'kendali-demo' },
  })
  const { token } = await login.json()
  const headers = { Authorization: `Bearer ${token}` }
  const { data } = await (await request.get(`${api}/vehicle`, { headers })).json()
  const [{ type }] = data
  const vehicle = { number, type_id: type.id, brand_id: type.brand.id, year: 2021, color: null }
  const made = await request.post(`${api}/vehicle/create`, { headers, data: vehicle })
  if (!made.ok()) throw new Error(await made.text())
  const { id } = (await made.json()).data
  return async (color: string) => {
    const changed = await request.put(`${api}/vehicle/${id}`, { headers, data: { ...vehicle, color } })
    if (!changed.ok()) throw new Error(await changed.text())
  }
}

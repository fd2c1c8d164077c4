import { expect, test } from './board.ts'
import { createVehicle } from './createVehicle.ts'

test.describe('the example app, from the packed packages', () => {
  test('lists vehicles in its own theme and language, and sorts them', async ({ board }) => {
    const grid = board.getByRole('grid', { name: 'Vehicles' })
    await expect(board.getByText(/^\d+ vehicles$/)).toBeVisible()
    await expect(board.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect(board.getByRole('navigation').first()).toHaveCSS('background-color', 'rgb(91, 60, 196)')
    await grid.getByRole('columnheader', { name: 'Plate' }).click()
    await expect(grid.getByRole('columnheader', { name: 'Plate' })).toHaveAttribute('aria-sort', 'ascending')
    const plates = await grid.getByRole('link').allInnerTexts()
    expect(plates.length).toBeGreaterThan(5)
    expect(plates).toEqual(plates.toSorted((one, other) => one.localeCompare(other, 'id', { numeric: true })))
    await board.getByRole('searchbox', { name: 'Search this list' }).fill(plates[3] ?? '')
    await expect(grid.getByRole('link')).toHaveText([plates[3] ?? ''])
  })

  test('asks before it deletes a vehicle, and shows the result', async ({ board, request }) => {
    const plate = 'B 1234 UJI'
    await createVehicle(request, plate)
    await board.evaluate(() => Object.assign(window, { loadedOnce: true }))
    await board.getByRole('link', { name: 'Map' }).click()
    await board.getByRole('link', { name: 'Vehicles' }).click()
    await board.getByRole('grid').getByRole('link', { name: plate }).click()
    await expect(board.getByRole('heading', { name: plate })).toBeVisible()
    const remove = async () => {
      await board.getByRole('button', { name: 'OPTIONS' }).click()
      await board.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await remove()
    const question = board.getByRole('alertdialog')
    await expect(question).toContainText(plate)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(board.getByRole('heading', { name: plate })).toBeVisible()
    await remove()
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(board.getByRole('status').filter({ hasText: 'Vehicle deleted.' })).toBeVisible()
    await expect(board.getByText(/^\d+ vehicles$/)).toBeVisible()
    await expect(board.getByRole('link', { name: plate })).toHaveCount(0)
    // A reload would have deleted `loadedOnce`. So the link component of the app changed the pages without a reload.
    expect(await board.evaluate(() => 'loadedOnce' in window)).toBe(true)
  })

  test('asks before the user loses entries, and after an edit conflict', async ({ board, request }) => {
    const plate = 'B 4321 UJI'
    const changeColour = await createVehicle(request, plate)
    await board.reload()
    await board.getByRole('searchbox', { name: 'Search this list' }).fill(plate)
    await board.getByRole('grid').getByRole('link', { name: plate }).click()
    await board.getByRole('button', { name: 'OPTIONS' }).click()
    await board.getByRole('menuitem', { name: 'Edit' }).click()
    await board.getByLabel('Colour').fill('Red')
    await board.getByRole('link', { name: 'Map' }).click()
    const question = board.getByRole('alertdialog')
    await expect(question).toContainText('Your changes are not saved.')
    await question.getByRole('button', { name: 'Stay here' }).click()
    await changeColour('Blue')
    await board.getByRole('button', { name: 'SAVE' }).click()
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await expect(board.getByRole('heading', { name: plate })).toBeVisible()
    await expect(board.getByText('Red')).toBeVisible()
    await board.getByRole('link', { name: 'Vehicles' }).first().click()
    await expect(board.getByText(/^\d+ vehicles$/)).toBeVisible()
  })

  test('shows the live fleet on the map', async ({ board }) => {
    await board.getByRole('link', { name: 'Map' }).click()
    await expect(board.getByText(/^Live · /)).toBeVisible()
    await expect(board.getByRole('region', { name: 'Map', exact: true })).toBeVisible()
    await expect.poll(() => board.getByRole('grid').getByRole('row').count()).toBeGreaterThan(5)
    await expect.poll(() => board.evaluate(() => performance.getEntriesByName('map-painted').length)).toBe(1)
  })
})

test('a toast shows why a sign-in failed', async ({ page }) => {
  await page.goto(process.env['BOARD_ORIGIN'] ?? '')
  await page.getByLabel('E-mail').fill('admin@sikud.test')
  await page.getByLabel(/^Password/).fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

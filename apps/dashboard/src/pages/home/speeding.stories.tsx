import { answer, failure, fakeFleetFetch, noAnswer, speedingStretches } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Di atas batas hari ini',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/tracking/speeding', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const limit = { kmh: 100, seconds: 30 }

export const Default: Story = {
  args: {
    fetch: fakeFleetFetch({
      listSpeeding: ({ query }) =>
        Response.json({
          data: speedingStretches,
          kmh: query.get('rule') === 'standard' ? 80 : 100,
          seconds: 30,
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('118 km/jam')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^B / })[0]).toHaveAttribute(
      'href',
      '/report?device=5&moment=2026-11-20T07%3A41%3A10.000Z',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Batas 80 km/jam' }))
    await expect(await canvas.findByText(/^Lebih dari 80 km\/jam/)).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listSpeeding: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listSpeeding: answer({ data: [], ...limit }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang di atas batas hari ini')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listSpeeding: failure(400, 'Layanan sedang terganggu.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layanan sedang terganggu.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

const long = 'Raden Mas Haji Muhammad Abdurrahman Wirakusumah Adiningrat Suryodiningrat'

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      listSpeeding: answer({
        data: speedingStretches.map((stretch) => ({ ...stretch, driver: { name: long } })),
        ...limit,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long))[0]).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Batas saya')

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Decorator } from '@storybook/react-vite'
import { Form } from './Form.tsx'

/** The values of the form around a field in a story. */
export interface StoryValues {
  text: string
  choice: number | null
  checked: boolean
  day: string
  amount: number | null
  choices: number[]
  files: File[]
  rows: { name: string }[]
}

const values: StoryValues = {
  text: '',
  choice: null,
  checked: false,
  day: '2026-11-20',
  amount: 12.5,
  choices: [1],
  files: [],
  rows: [{ name: 'Sari' }],
}
const save = async () => {}

/** Renders a field inside a form, because a field needs one. */
export const inForm: Decorator = (Story) => (
  <Card sx={{ maxWidth: 560, overflow: 'visible' }}>
    <CardContent>
      <Form label="Contoh" values={values} onSubmit={save}>
        <Story />
      </Form>
    </CardContent>
  </Card>
)

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Decorator } from '@storybook/react-vite'
import { Form } from './Form.tsx'

/** The values of the form around a field in a story. */
export interface StoryValues {
  text: string
  choice: number | null
  checked: boolean
}

const values: StoryValues = { text: '', choice: null, checked: false }
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

import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { LoginInput } from '@sikud/api'
import { Form, FormActions, PasswordField, TextField } from '@sikud/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { client, session } from './client.ts'

const nobody: LoginInput = { email: '', password: '' }

/** Renders a form of `@sikud/ui`. It validates, submits only once, and marks the fields that the server refuses. */
export function SignIn() {
  const login = useMutation({ mutationFn: signIn, meta: { isSilent: true } })
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 6 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        Fleet board
      </Typography>
      <Form label="Sign in" values={nobody} onSubmit={(values) => login.mutateAsync(values)}>
        <TextField<LoginInput> name="email" label="E-mail" required />
        <PasswordField<LoginInput> name="password" label="Password" required />
        <FormActions saveLabel="Sign in" />
      </Form>
    </Container>
  )
}

async function signIn(body: LoginInput) {
  const result = await client.request('login', { body })
  if (!('token' in result)) throw new Error('This example does not support users with a second factor.')
  session.begin(result.token)
}

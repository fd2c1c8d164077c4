import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, Suspense, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { SikudThemeProvider } from '../../theme/SikudThemeProvider.tsx'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  title: 'Fleet/LoginForm',
  tags: ['stabil'],
  component: LoginForm,
  args: { onSubmit: fn(), submitting: false, forgotTo: '/forgot-password' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Masuk ke Akun Anda" subtitle="Selamat datang kembali! Silakan masukkan detail Anda">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Masuk dengan passkey' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'admin@sikud.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'kendali-demo{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'admin@sikud.test', password: 'kendali-demo' })
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Lupa Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

/** With `registerTo`, visitors can ask for an account. */
export const Register: Story = {
  args: { registerTo: '/register', onPasskey: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Daftar Akun' })).toHaveAttribute('href', '/register')
  },
}

/** Adds the link to register after hydration, as the sign-in page does. So React renders the form a second time. */
function HydratedForm(props: ComponentProps<typeof LoginForm>) {
  const registerTo = useSyncExternalStore(
    () => () => {},
    () => '/register',
    () => undefined,
  )
  return <LoginForm {...props} registerTo={registerTo} />
}

/** Keeps what the visitor typed into the prerendered form before the JavaScript of the page ran. */
export const TypedEarly: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas, userEvent }) => {
    const element = canvas.getByTestId('page')
    const page = (
      <SikudThemeProvider>
        <Suspense>
          <HydratedForm {...args} />
        </Suspense>
      </SikudThemeProvider>
    )
    element.innerHTML = renderToString(page)
    const form = within(element)
    await userEvent.type(form.getByLabelText('Email'), 'admin@sikud.test')
    await userEvent.type(form.getByLabelText('Password'), 'kendali-demo')
    hydrateRoot(element, page)
    await waitFor(() => expect(form.getByRole('link', { name: 'Daftar Akun' })).toBeVisible())
    await expect(form.getByLabelText('Email')).toHaveValue('admin@sikud.test')
    await expect(form.getByLabelText('Password')).toHaveValue('kendali-demo')
  },
}

export const RegisterPhone: Story = {
  args: { registerTo: '/register' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk dengan passkey' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasskeyPhoneDark: Story = {
  args: { onPasskey: fn() },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'admin')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { submitting: true, defaultEmail: 'admin@sikud.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { error: 'Email atau password salah.', defaultEmail: 'admin@sikud.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email atau password salah.')
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('admin@sikud.test')
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
  },
}

export const AskedToWait: Story = {
  args: { error: 'Terlalu banyak percobaan. Coba lagi dalam 12 detik.', wait: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tunggu 12 dtk' })).toBeDisabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

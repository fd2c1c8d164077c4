type State = 'normal' | 'loading' | 'empty' | 'failed' | 'longNames' | 'phone'

/** The story of a state, or why the screen has no such state. */
type Shown = string | { none: string }

export interface ReviewedScreen {
  name: string
  /** Path pattern of the router. */
  at: string
  /** Title of the stories that show it. */
  title: string
  states: Record<State, Shown>
}

const noQuestion = { none: 'It asks the server nothing before it is there.' }
const onlyFields = { none: 'A form without entries is its normal state.' }
const ownTexts = { none: 'Every text in it is its own; only what is typed grows, inside its field.' }
const asEdit = { none: 'Its form is that of the edit page, which shows them.' }
const asDetail = { none: 'A record that is gone looks as on its detail page.' }
const nothingSent = { none: 'It sends nothing: servers of the base have no such call.' }
const onlyWords = { none: 'It is two sentences and a way back.' }

/** Returns the four screens of a kind of record. */
function recordScreens(name: string, at: string, title: string): ReviewedScreen[] {
  const screen = (kind: string, path: string, shown: ReviewedScreen['states']) => ({
    name: `${name}: ${kind}`,
    at: at + path,
    title,
    states: shown,
  })
  return [
    screen('daftar', '', states('', 'Default')),
    screen('buat', '/add', {
      ...states('Create', 'Create'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'CreateRefused',
      longNames: asEdit,
    }),
    screen('detail', '/detail/:id', { ...states('Detail', 'Detail'), empty: 'DetailNotFound' }),
    screen('ubah', '/edit/:id', { ...states('Edit', 'Edit'), empty: asDetail }),
  ]
}

function states(prefix: string, normal: string): ReviewedScreen['states'] {
  return {
    normal,
    loading: `${prefix}Loading`,
    empty: `${prefix}Empty`,
    failed: `${prefix}Failed`,
    longNames: `${prefix}LongNames`,
    phone: `${prefix}Phone`,
  }
}

const managed = { title: 'Screens/Pengguna dan akun' }
const user = { title: 'Screens/Pengguna' }
const account = { title: 'Screens/Akun' }
const guest = { title: 'Screens/Tamu' }

/** Every screen of the dashboard, and the stories of its states. */
export const screens: ReviewedScreen[] = [
  {
    name: 'Masuk',
    at: '/login',
    title: 'Screens/Masuk',
    states: { ...states('', 'Default'), loading: 'Submitting', empty: onlyFields, longNames: ownTexts },
  },
  {
    ...guest,
    name: 'Daftar akun',
    at: '/register',
    states: {
      ...states('Register', 'Register'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'RegisterClosed',
      longNames: ownTexts,
    },
  },
  {
    ...guest,
    name: 'Lupa password',
    at: '/forgot-password',
    states: {
      ...states('ForgotPassword', 'ForgotPassword'),
      loading: noQuestion,
      empty: onlyFields,
      failed: nothingSent,
      longNames: ownTexts,
    },
  },
  {
    ...guest,
    name: 'Pemulihan akun',
    at: '/recover',
    states: {
      ...states('Recover', 'Recover'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'RecoverNotRepeated',
      longNames: ownTexts,
    },
  },
  {
    name: 'Undangan',
    at: '/invitation',
    title: 'Screens/Tautan akun',
    states: { ...states('', 'Default'), empty: 'WithoutCode' },
  },
  {
    name: 'Administrator pertama',
    at: '/setup',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('SetUp', 'SetUp'),
      loading: 'SetUpSaving',
      empty: 'SetUpWithoutCode',
      longNames: ownTexts,
    },
  },
  {
    name: 'Konfirmasi email',
    at: '/verify-email',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('VerifyEmail', 'VerifyEmail'),
      loading: noQuestion,
      empty: 'VerifyEmailWithoutCode',
      failed: 'VerifyEmailRefused',
      longNames: ownTexts,
    },
  },
  {
    name: 'Konfirmasi email baru',
    at: '/confirm-email',
    title: 'Screens/Layanan mandiri',
    states: {
      ...states('ConfirmEmail', 'ConfirmEmail'),
      loading: noQuestion,
      empty: 'ConfirmEmailWithoutCode',
      failed: 'ConfirmEmailFailed',
      longNames: ownTexts,
    },
  },
  {
    name: 'Dashboard',
    at: '/',
    title: 'Screens/Dashboard',
    states: { ...states('', 'Default'), empty: 'EmptyFleet', failed: 'AllFailed' },
  },
  { name: 'Pelacakan', at: '/tracking', title: 'Screens/Pelacakan', states: states('', 'Default') },
  {
    name: 'Pelacakan seluruh armada',
    at: '/tracking',
    title: 'Screens/Pelacakan',
    states: states('Fleet', 'Fleet'),
  },
  { name: 'Laporan', at: '/report', title: 'Screens/Laporan', states: states('', 'Default') },
  {
    name: 'Pemberitahuan',
    at: '/notification',
    title: 'Screens/Pemberitahuan',
    states: { ...states('', 'Default'), failed: 'Failed' },
  },
  {
    name: 'Pemberitahuan: aturan',
    at: '/notification/rule',
    title: 'Screens/Pemberitahuan',
    states: { ...states('Rules', 'Rules'), empty: onlyFields, failed: 'RulesRefused', longNames: ownTexts },
  },
  ...recordScreens('Perangkat', '/device', 'Screens/Perangkat'),
  {
    name: 'Perangkat tidak dikenal',
    at: '/device/unknown',
    title: 'Screens/Perangkat tidak dikenal',
    states: states('', 'Default'),
  },
  ...recordScreens('Kendaraan', '/vehicle', 'Screens/Kendaraan'),
  ...recordScreens('Pengendara', '/driver', 'Screens/Pengendara'),
  { ...user, name: 'Pengguna: daftar', at: '/user', states: states('', 'Default') },
  {
    ...managed,
    name: 'Pengguna: undang',
    at: '/user/add',
    states: {
      ...states('Create', 'Create'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'CreateRefused',
      longNames: asEdit,
    },
  },
  {
    ...managed,
    name: 'Pengguna: ubah',
    at: '/user/edit/:id',
    states: { ...states('Edit', 'Edit'), empty: asDetail },
  },
  {
    ...managed,
    name: 'Pengguna: setujui',
    at: '/user/approve/:id',
    states: { ...states('Approve', 'Approve'), empty: asDetail },
  },
  {
    ...user,
    name: 'Pengguna: detail',
    at: '/user/detail/:id',
    states: { ...states('Detail', 'Detail'), empty: 'DetailNotFound' },
  },
  {
    ...user,
    name: 'Pengguna: password',
    at: '/user/password/:id',
    states: { ...states('Password', 'Password'), empty: 'PasswordUnavailable', failed: 'PasswordRefused' },
  },
  ...recordScreens('Hak akses', '/role', 'Screens/Hak Akses'),
  ...recordScreens('Depo', '/group', 'Screens/Depo'),
  {
    name: 'Catatan aktivitas',
    at: '/audit',
    title: 'Screens/Catatan Aktivitas',
    states: states('', 'Default'),
  },
  {
    name: 'Sistem',
    at: '/system',
    title: 'Screens/Sistem',
    states: states('', 'Default'),
  },
  {
    ...account,
    name: 'Profil',
    at: '/account/profile',
    states: { ...states('Profile', 'Profile'), empty: onlyFields, failed: 'ProfileRefused' },
  },
  {
    ...account,
    name: 'Password',
    at: '/account/password',
    states: {
      ...states('Password', 'Password'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'WrongOldPassword',
      longNames: ownTexts,
    },
  },
  {
    name: 'Keamanan',
    at: '/account/security',
    title: 'Screens/Keamanan',
    states: states('', 'Default'),
  },
  {
    name: 'Verifikasi wajib',
    at: '/',
    title: 'Screens/Verifikasi wajib',
    states: { ...states('', 'Default'), loading: noQuestion, empty: onlyWords },
  },
  {
    name: 'Halaman tidak ada',
    at: '*',
    title: 'Screens/Dashboard',
    states: {
      normal: 'NotFound',
      loading: noQuestion,
      empty: onlyWords,
      failed: onlyWords,
      longNames: onlyWords,
      phone: 'NotFoundPhone',
    },
  },
]

import { guestScreens } from './guestScreens.ts'
import {
  type ReviewedScreen,
  noQuestion,
  onlyFields,
  ownTexts,
  asEdit,
  asDetail,
  onlyWords,
  recordScreens,
  states,
} from './screenStates.ts'

const managed = { title: 'Screens/Pengguna dan akun' }
const user = { title: 'Screens/Pengguna' }
const account = { title: 'Screens/Akun' }

/** Every screen of the dashboard, and the stories of its states. */
export const screens: ReviewedScreen[] = [
  ...guestScreens,
  {
    name: 'Dashboard',
    at: '/',
    title: 'Screens/Dashboard',
    states: { ...states('', 'Default'), empty: 'EmptyFleet', failed: 'AllFailed' },
  },
  {
    name: 'Di atas batas hari ini',
    at: '/tracking/speeding',
    title: 'Screens/Di atas batas hari ini',
    states: states('', 'Default'),
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
  {
    name: 'Pemberitahuan: aturan depo',
    at: '/notification/rule/:id',
    title: 'Screens/Pemberitahuan',
    states: {
      ...states('DepotRules', 'DepotRules'),
      empty: onlyFields,
      failed: 'DepotRulesFailed',
      longNames: ownTexts,
    },
  },
  ...recordScreens('Perangkat', '/device', 'Screens/Perangkat'),
  {
    name: 'Perangkat tidak dikenal',
    at: '/device/unknown',
    title: 'Screens/Perangkat tidak dikenal',
    states: states('', 'Default'),
  },
  ...recordScreens('Kendaraan', '/vehicle', 'Screens/Kendaraan'),
  {
    name: 'Kendaraan baru',
    at: '/vehicle/setup',
    title: 'Screens/Kendaraan',
    states: {
      ...states('SetUp', 'SetUp'),
      loading: noQuestion,
      empty: onlyFields,
      failed: 'SetUpRefused',
      longNames: asEdit,
    },
  },
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
    name: 'Impor',
    at: '/import',
    title: 'Screens/Impor',
    states: {
      normal: 'Default',
      loading: noQuestion,
      empty: 'NoAccess',
      failed: 'Failed',
      longNames: ownTexts,
      phone: 'Phone',
    },
  },
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

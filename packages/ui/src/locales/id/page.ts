export const page = { breadcrumb: 'Jejak halaman', actions: 'Tindakan lain' }

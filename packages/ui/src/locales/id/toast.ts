export const toast = { region: 'Pesan', close: 'Tutup pemberitahuan' }

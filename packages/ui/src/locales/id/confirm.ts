export const confirm = {
  title: 'Perhatian',
  text: 'Apakah anda yakin ingin menghapus data ini?',
  confirm: 'Lanjutkan',
  cancel: 'Batal',
}

import type { MailText } from '../wording.ts'

const until = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

function letter(subject: string, name: string, paragraphs: string[], button?: string): MailText {
  const text = {
    subject,
    greeting: name === '' ? 'Halo,' : `Halo ${name},`,
    paragraphs,
    closing: 'Salam,\nSIKUD',
  }
  return button === undefined ? text : { ...text, button }
}

/** Texts of e-mail. */
export const mail = {
  none: 'Server ini belum dapat mengirim email. Salin tautannya dan berikan sendiri.',
  invitationQueued: (email: string) => `Email undangan akan dikirim ke ${email}.`,
  recoveryQueued: (email: string) => `Email pemulihan akan dikirim ke ${email}.`,
  invitation: (name: string, inviter: string, expires: Date) =>
    letter(
      'Undangan bergabung di SIKUD',
      name,
      [
        `${inviter} membuatkan Anda akun di SIKUD. Buat password lewat tautan ini: {link} Tautan berlaku sampai ${until.format(expires)} WIB dan hanya sekali pakai.`,
        'Jika Anda tidak mengenal pengundang, abaikan email ini.',
      ],
      'Buat password',
    ),
  recovery: (name: string) =>
    letter(
      'Atur ulang password SIKUD',
      name,
      [
        'Kami menerima permintaan mengatur ulang password Anda. Buat password baru di sini: {link} Berlaku 30 menit, sekali pakai.',
        'Bukan Anda yang meminta? Abaikan; password tidak berubah.',
      ],
      'Buat password baru',
    ),
  // Omits the name of the visitor. Otherwise a visitor could type any text as a name and any address, and the server
  // would send this text there.
  verification: () =>
    letter(
      'Konfirmasi alamat email Anda',
      '',
      [
        'Terima kasih telah mendaftar. Buka tautan ini dan masukkan password yang tadi Anda buat: {link} Setelah itu admin armada memeriksa pendaftaran Anda.',
      ],
      'Konfirmasi email',
    ),
  existingAccount: (name: string) =>
    letter(
      'Anda sudah memiliki akun',
      name,
      [
        'Seseorang mendaftar di SIKUD dengan alamat email ini, padahal Anda sudah memiliki akun. Masuk di sini: {link} Lupa password? Pilih "Lupa Password?" di halaman masuk.',
        'Bukan Anda yang mendaftar? Abaikan email ini.',
      ],
      'Masuk',
    ),
  approved: (name: string) =>
    letter(
      'Pendaftaran disetujui',
      name,
      ['Admin armada menyetujui pendaftaran Anda di SIKUD. Masuk di sini: {link}'],
      'Masuk',
    ),
  rejected: (name: string) =>
    letter('Pendaftaran ditolak', name, [
      'Admin armada menolak pendaftaran Anda di SIKUD, dan data pendaftaran Anda sudah dihapus.',
    ]),
  place: (browser: string | null, system: string | null, network: string) =>
    `${[browser, system].filter(Boolean).join(' di ') || 'perangkat yang tidak dikenali'}, jaringan ${network}`,
  passwordChanged: (name: string, time: Date, place: string, tokens: string[]) =>
    letter('Password telah diubah', name, [
      `Password akun SIKUD Anda diubah pada ${until.format(time)} WIB dari ${place}.`,
      ...(tokens.length > 0
        ? [
            `Token API ini tetap berlaku: ${tokens.join(', ')}. Hapus yang tidak Anda kenal di halaman Keamanan.`,
          ]
        : []),
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  // Omits the name of the user, because the typed address can belong to another person.
  newEmail: () =>
    letter(
      'Konfirmasi alamat email baru',
      '',
      [
        'Seseorang ingin memakai alamat email ini untuk masuk ke SIKUD. Konfirmasi di sini: {link} Tautan berlaku 60 menit, sekali pakai.',
        'Bukan Anda yang meminta? Abaikan email ini.',
      ],
      'Konfirmasi email',
    ),
  oldEmail: (name: string, email: string, time: Date, place: string) =>
    letter(
      'Setujui perubahan alamat email',
      name,
      [
        `Pada ${until.format(time)} WIB, dari ${place}, ada permintaan mengganti alamat email akun SIKUD Anda menjadi ${email}. Setujui di sini: {link} Tautan berlaku 60 menit, sekali pakai.`,
        'Bukan Anda yang meminta? Jangan setujui. Segera ubah password Anda, lalu hubungi admin armada.',
      ],
      'Setujui',
    ),
  emailTaken: (name: string) =>
    letter('Alamat email ini sudah dipakai', name, [
      'Seseorang ingin memakai alamat email ini untuk akun SIKUD lain, padahal akun Anda sudah memakainya. Akun Anda tidak berubah.',
      'Bukan Anda yang meminta? Abaikan email ini.',
    ]),
  emailChanged: (name: string, time: Date, place: string) =>
    letter('Alamat email diubah', name, [
      `Alamat email akun SIKUD Anda diubah pada ${until.format(time)} WIB dari ${place}. Alamat ini tidak dapat dipakai masuk lagi.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  newDevice: (name: string, time: Date, place: string) =>
    letter('Masuk dari perangkat baru', name, [
      `Akun SIKUD Anda dipakai masuk pada ${until.format(time)} WIB dari ${place}.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  tokenExpiring: (name: string, time: Date, token: string) =>
    letter(
      'Token API segera kedaluwarsa',
      name,
      [
        `Token API "${token}" berlaku sampai ${until.format(time)} WIB. Setelah itu program yang memakainya tidak dapat membaca data lagi.`,
        'Buat token baru di halaman Keamanan, lalu pasang di program itu: {link}',
      ],
      'Buka Keamanan',
    ),
  simulated: (title: string) => `${title} (simulasi)`,
  notifications: (name: string, lines: string[], more: number) =>
    letter(
      `${lines.length + more} pemberitahuan armada`,
      name,
      [
        ...lines,
        ...(more > 0 ? [`Dan ${more} lainnya.`] : []),
        'Semuanya ada di daftar pemberitahuan. Di sana Anda juga dapat mengatur apa yang dikirim lewat email: {link}',
      ],
      'Buka Pemberitahuan',
    ),
  factorOff: (name: string, time: Date, place: string) =>
    letter('Verifikasi dua langkah dimatikan', name, [
      `Verifikasi dua langkah akun SIKUD Anda dimatikan pada ${until.format(time)} WIB dari ${place}.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  passkeyAdded: (name: string, time: Date, place: string, passkey: string) =>
    letter('Passkey ditambahkan', name, [
      `Passkey "${passkey}" ditambahkan ke akun SIKUD Anda pada ${until.format(time)} WIB dari ${place}. Dengan passkey itu orang dapat masuk tanpa password.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  passkeyRemoved: (name: string, time: Date, place: string, passkey: string) =>
    letter('Passkey dihapus', name, [
      `Passkey "${passkey}" dihapus dari akun SIKUD Anda pada ${until.format(time)} WIB dari ${place}.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
  tokenCreated: (name: string, time: Date, place: string, token: string) =>
    letter('Token API dibuat', name, [
      `Token API "${token}" dibuat untuk akun SIKUD Anda pada ${until.format(time)} WIB dari ${place}.`,
      'Bukan Anda? Segera hubungi admin armada.',
    ]),
}

/** Messages about registrations and requests of visitors. */
export const register = {
  closed: 'Pendaftaran tidak dibuka di server ini. Mintalah akun kepada admin armada.',
  full: 'Terlalu banyak pendaftaran yang belum diperiksa. Coba lagi nanti atau hubungi admin armada.',
  mailed: 'Jika alamat ini dapat didaftarkan, kami mengirim email ke sana. Buka tautan di dalamnya.',
  stored: 'Pendaftaran Anda dicatat. Admin armada akan memeriksanya.',
  verified: 'Email Anda terbukti. Admin armada akan memeriksa pendaftaran Anda.',
  otherPassword: 'Password ini bukan yang Anda buat saat mendaftar.',
  asked: 'Jika alamat ini terdaftar, kami mengirim email ke sana.',
  noMail: 'Server ini belum dapat mengirim email. Mintalah bantuan kepada admin armada.',
  recorded:
    'Server ini belum dapat mengirim email. Permintaan Anda dicatat; mintalah tautan kepada admin armada.',
  notPending: 'Pendaftaran ini tidak sedang menunggu persetujuan.',
  approved: 'Pendaftaran disetujui.',
  rejected: 'Pendaftaran ditolak dan dihapus.',
}

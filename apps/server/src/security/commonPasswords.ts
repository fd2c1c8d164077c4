/** Words that attackers try first, also with digits or punctuation before or after them. */
const words = `
  password passwort passw0rd p@ssw0rd p@ssword pass admin administrator root user guest test tester testing login welcome
  letmein master secret access default changeme computer internet server system monkey dragon football baseball
  superman batman pokemon starwars sunshine princess iloveyou whatever trustno1 shadow michael jordan
  sikud kendali kendali-demo armada kendaraan pelacak pelacakan perangkat pengendara pengguna sopir supir mobil motor truk
  rahasia sandi katasandi katakunci kunci masuk selamat indonesia jakarta bandung surabaya garuda merdeka pancasila
  sayang sayangku cinta cintaku bismillah alhamdulillah anjing kucing bunda mama papa keluarga persib persija
  google facebook samsung android qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcdefgh aaa
`
const known = new Set(words.trim().split(/\s+/))
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']
const tracks = rows.flatMap((row) => [row, row.split('').toReversed().join('')])

/** Returns whether a password is easy to guess: a known word, a sequence of keys, a repetition, or a date. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (known.has(lower) || (bare !== '' && lower.length - bare.length <= 6 && known.has(bare))) return true
  if (/^(.{1,4})\1+$/.test(lower)) return true
  const digits = lower.replace(/\D/g, '')
  return tracks.some((track) => track.includes(lower)) || (digits === lower && /^(19|20)\d{6}$/.test(lower))
}

/** "SIKUD_B-9114-TCN_2026-11-20_0724", with nothing in it that a file's name may not hold anywhere. */
export function exportName(plate: string | undefined, start: string | null, timeZone: string | undefined) {
  return ['SIKUD', plain(plate ?? ''), moment(start, timeZone)].filter((part) => part !== '').join('_')
}

function moment(start: string | null, timeZone: string | undefined) {
  const epoch = Date.parse(start ?? '')
  // A start that cannot be read is written as it comes.
  if (Number.isNaN(epoch)) return plain(start ?? '')
  // Sweden writes its dates as ISO 8601 does.
  const [day = '', clock = ''] = new Date(epoch).toLocaleString('sv-SE', { timeZone }).split(' ')
  return `${day}_${clock.slice(0, 5).replace(':', '')}`
}

function plain(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
}

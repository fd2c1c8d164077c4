import { DocTable } from './DocTable.tsx'
import type { IconMeaning } from './IconMeaning.ts'

/** Lists icons with their names and meanings. */
export function IconTable({ icons, caption }: { icons: IconMeaning[]; caption: string }) {
  return (
    <DocTable
      caption={caption}
      heads={['', 'Name', 'Stands for']}
      rows={icons.map(({ name, Icon, means }) => [
        <Icon key="icon" aria-hidden />,
        <code key="name">{name}</code>,
        means,
      ])}
    />
  )
}

import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { summaryOf, type Comparison, type PictureFolders } from './compareFolders.ts'

const style = `
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #11202a; background: #f5f7f8 }
  h1 { font-size: 1.375rem } h2 { font-size: 1rem; margin: 2.5rem 0 .5rem }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
  figure { margin: 0 } figcaption { color: #566873 }
  img { max-width: 100%; border: 1px solid #e3e8eb; background: #fff }`

const at = (folder: string, name: string) => join(folder, `${name}.png`)

const row = (name: string, note: string, figures: string[]) =>
  `<h2>${name} <small>${note}</small></h2><div class="row">${figures.join('')}</div>`

/** Writes the page that shows what changed, before, after and marked, beside copies of its pictures. */
export function writeReport(file: string, comparison: Comparison, folders: PictureFolders): void {
  const before = join(dirname(file), 'before')
  mkdirSync(before, { recursive: true })
  for (const name of [...comparison.changed.map((change) => change.name), ...comparison.gone]) {
    // Copies, because the approved ones may be replaced while somebody looks at the page.
    if (existsSync(at(folders.approved, name))) copyFileSync(at(folders.approved, name), at(before, name))
  }
  const figure = (caption: string, folder: string, name: string) => {
    const source = relative(dirname(file), at(folder, name))
    return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}: ${name}" loading="lazy"></a></figure>`
  }
  const rows = [
    ...comparison.changed.map(({ name, pixels }) =>
      row(name, `${pixels} pixels`, [
        figure('Approved', before, name),
        figure('Now', folders.taken, name),
        figure('Difference', folders.difference, name),
      ]),
    ),
    ...comparison.new.map((name) => row(name, 'new', [figure('Now', folders.taken, name)])),
    ...comparison.gone.map((name) => row(name, 'gone', [figure('Approved', before, name)])),
  ]
  const title = summaryOf(comparison)
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${rows.join('\n')}</html>\n`,
  )
}

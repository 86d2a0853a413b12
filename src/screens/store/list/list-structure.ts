import { house } from '#language/house.ts'
import { localPath } from '#language/texts.ts'
import { languageOfPath } from '#language/languages.ts'
import { listAddress } from '#screens/store/addresses.ts'
import type { ListData } from './list-data.ts'

/** The way to the list and what stands in it, as search engines read it; safe to stand in a script. */
export function listStructure({ breadcrumb, cards, publicUrl, pathname }: ListData): string {
  const language = languageOfPath(pathname)
  const steps = [{ name: house().mark, path: localPath(language, '/') }].concat(
    breadcrumb.map(({ name, code }) => ({ name, path: listAddress(language, code) })),
  )
  const way = steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: publicUrl + path }))
  // A product has one address there, in whatever colours it is shown.
  const addresses = [...new Set(cards.map(({ address }) => address.split('?', 1)[0]))]
  const pieces = addresses.map((address, at) => ({ '@type': 'ListItem', position: at + 1, url: publicUrl + address }))
  const graph = [
    { '@type': 'BreadcrumbList', itemListElement: way },
    { '@type': 'ItemList', itemListElement: pieces },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

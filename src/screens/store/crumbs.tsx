import { crumbsText } from '#language/browse/crumbs.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CrumbWire } from '#modules/catalogue/catalogue.contract.ts'
import { listAddress } from './addresses.ts'

type Crumb = { name: string; href: string }
type CrumbsProps = {
  crumbs: CrumbWire[]
  /** The name of the page itself when it is the last of the crumbs; of another page the last one is the category it belongs to. */
  current?: string
  /** Steps that are no categories; the last one is the page itself. */
  further?: Crumb[]
}

/** Every step is a link; the page itself is the last one. */
export function Crumbs({ crumbs, current, further = [] }: CrumbsProps) {
  const language = useLanguage()
  const texts = useTexts(crumbsText)
  const steps: Crumb[] = [
    { name: texts.home, href: localPath(language, '/') },
    ...crumbs.map(({ name, code }) => ({ name, href: listAddress(language, code) })),
    ...further,
  ]
  const last = steps.at(-1)
  const here = further.length > 0 || last?.name === current ? 'page' : 'location'
  return (
    <nav className="crumbs caps" aria-label={texts.here}>
      <ol>
        {steps.map((step) => (
          <li key={step.href}>
            <a href={step.href} aria-current={step === last ? here : undefined}>
              {step.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

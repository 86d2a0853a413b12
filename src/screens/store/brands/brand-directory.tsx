import { useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { brandsText } from '#language/browse/brands.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { listBrands } from '#modules/catalogue/catalogue.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import { callContext } from '#screens/page-context.ts'
import { brandAddress } from '#screens/store/addresses.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { foldName, initialOf } from './brand-letters.ts'
import { Crumbs } from '#screens/store/crumbs.tsx'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0–9']

export async function loader({ context }: LoaderFunctionArgs) {
  const found = await context.get(callContext)(listBrands, {})
  if (!found.ok) throw data(found.msg, { status: 503 })
  return {
    brands: found.data.brands.map(({ code, name, aliases, productNum }) => ({
      ...{ code, name, productNum },
      letter: initialOf(name),
      words: foldName([name, ...aliases].join(' ')),
    })),
  }
}

export function meta({ location, matches }: MetaArgs) {
  const texts = textsIn(brandsText, languageOfPath(location.pathname))
  return headTags({ title: texts.title, description: texts.description, pathname: location.pathname, matches, alternates: false })
}

export default function BrandDirectory() {
  const { brands } = useLoaderData<typeof loader>()
  const texts = useTexts(brandsText)
  const language = useLanguage()
  const [word, setWord] = useState('')
  const asked = foldName(word)
  const shown = asked ? brands.filter(({ words }) => words.includes(asked)) : brands
  const byLetter = Map.groupBy(shown, (brand) => brand.letter)
  return (
    <div className="wrap">
      <Crumbs crumbs={[]} further={[{ name: texts.title, href: localPath(language, '/product/brand') }]} />
      <div className="list-head">
        <h1>{texts.title}</h1>
      </div>
      <div className="brand-find">
        <input
          className="field-control"
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <p className="mute" role="status">
          {texts.found(shown.length)}
        </p>
      </div>
      <Letters present={byLetter} />
      {shown.length === 0 ? <p className="empty mute">{brands.length === 0 ? texts.empty : texts.none}</p> : null}
      {LETTERS.filter((letter) => byLetter.has(letter)).map((letter) => (
        <section key={letter} id={anchorOf(letter)} className="brand-letter" aria-label={letter}>
          <h2 aria-hidden="true">{letter}</h2>
          <ul>
            {byLetter.get(letter)?.map((brand) => (
              <li key={brand.code}>
                <a href={brandAddress(language, brand.code)}>
                  {brand.name}
                  <span className="mute" aria-hidden="true">
                    {brand.productNum}
                  </span>
                  <span className="hidden-text">{texts.pieces(brand.productNum)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Letters({ present }: { present: ReadonlyMap<string, unknown> }) {
  const texts = useTexts(brandsText)
  return (
    <nav className="letters caps" aria-label={texts.letters}>
      {LETTERS.map((letter) =>
        present.has(letter) ? (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  )
}

const anchorOf = (letter: string): string => (letter === '0–9' ? 'letter-0' : `letter-${letter}`)

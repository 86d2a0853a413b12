import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { TriedPiecesWire } from '#modules/storefront/collections.contract.ts'
import type { CallPath } from '#platform/wire/call-path.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { usePause } from '#desk/use-pause.ts'
import { Picture } from '#ui/picture.tsx'

const PAUSE_MS = 400

/** The first page as it would stand, asked for anew when the typing pauses. */
export function AdminTriedPieces<Input>({ path, asked }: { path: CallPath<Input, TriedPiecesWire>; asked: Input }) {
  const language = useLanguage()
  const texts = useTexts(storefrontText)
  const rested = usePause(JSON.stringify(asked), PAUSE_MS)
  const options = { ...KEEP_LAST, refetchInterval: false as const, retry: false }
  const { data, error } = useDeskQuery(path, JSON.parse(rested) as Input, options)
  const name = (brand: string, title: string) => (language === 'zh' ? pieceName(brand, title) : `${brand}, ${title}`)
  return (
    <section className="tried" aria-labelledby="tried-pieces">
      <h2 id="tried-pieces">{texts.preview}</h2>
      <p className="mute" role="status">
        {error ? texts.previewAway : data && data.total > 0 ? texts.previewCount(data.total) : texts.previewNone}
      </p>
      {data && !error ? (
        <ol>
          {data.list.map(({ spuCode, brandName, productTitle, productImg, salesPrice, stock }) => (
            <li key={spuCode} data-out={stock === 'out' ? '' : undefined}>
              <Picture picture={{ ...productImg, alt: '' }} sizes="120px" most={240} />
              <p>{name(brandName, productTitle)}</p>
              <p className="mute">{stock === 'out' ? texts.soldOut : showHkd(fromWire(salesPrice))}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

import { callAdmin } from '#screens/admin/session/session.ts'
import { useQueries } from '@tanstack/react-query'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { type Spoken, useTexts } from '#language/texts.ts'
import { listProductPictures } from '#modules/catalogue/admin-pictures.paths.ts'
import type { ProductPicturesWire } from '#modules/catalogue/admin-pictures.contract.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { DeskComboBox } from '#desk/combo-box.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { deskQuery, ONCE } from '#desk/desk-query.ts'
import { queryClient } from '#desk/query-client.ts'
import type { ShopChoice } from '#screens/admin/home/use-shop-choices.ts'
import { useTypedSearch } from '#desk/use-typed-search.ts'

type ListProps = {
  title: string
  codes: readonly string[]
  nameOf: (code: string) => string
  problem: string | undefined
  onChange: (codes: string[]) => void
}

/** What has been picked, in its order. */
function PickedList({ title, codes, nameOf, problem, onChange }: ListProps) {
  const texts = useTexts(adminBlockText)
  const move = (at: number, by: -1 | 1) => onChange(codes.toSpliced(at, 1).toSpliced(at + by, 0, ...codes.slice(at, at + 1)))
  return (
    <div className="picked">
      <p className="field-label">{title}</p>
      <ol>
        {codes.map((code, at) => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <MoveButton name={texts.of(texts.up, nameOf(code))} off={at === 0} onPress={() => move(at, -1)} />
            <MoveButton
              name={texts.of(texts.down, nameOf(code))}
              off={at === codes.length - 1}
              onPress={() => move(at, 1)}
              down
            />
            <Button
              look="text"
              aria-label={texts.of(texts.removeItem, nameOf(code))}
              onClick={() => onChange(codes.toSpliced(at, 1))}
            >
              {texts.removeItem}
            </Button>
          </li>
        ))}
      </ol>
      {problem ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

type ChoiceListProps = Omit<ListProps, 'nameOf'> & { choices: ShopChoice[]; most: number; find: string }

/** Some of what the shop has, in their order. */
export function AdminChoiceList({ title, find, choices, codes, most, problem, onChange }: ChoiceListProps) {
  const texts = useTexts(adminBlockText)
  const nameOf = (code: string) => choices.find(({ value }) => value === code)?.name ?? code
  return (
    <>
      <PickedList title={title} codes={codes} nameOf={nameOf} problem={problem} onChange={onChange} />
      {codes.length < most ? (
        <DeskComboBox
          label={find}
          nothing={texts.nothingFound}
          choices={choices.filter(({ value }) => !codes.includes(value)).map(({ value, name }) => ({ id: value, name }))}
          onPick={(code) => onChange([...codes, code])}
        />
      ) : null}
    </>
  )
}

export function AdminBrandList(props: Omit<ChoiceListProps, 'title' | 'find'>) {
  const texts = useTexts(adminBlockText)
  return <AdminChoiceList {...props} title={texts.brands} find={texts.findBrands} />
}

type PickedProduct = ProductPicturesWire['list'][number]
type BlockTexts = Spoken<typeof adminBlockText>
const wordsOf = (texts: BlockTexts, { brandName, productTitle, spuCode }: PickedProduct): string =>
  texts.piece(brandName, productTitle, spuCode)

export function AdminProductList({ editing, path, most }: { editing: Editing; path: string; most: number }) {
  const texts = useTexts(adminBlockText)
  const { typed, type, found } = useTypedSearch(listProductPictures)
  const codes = (editing.read(path) as string[] | undefined) ?? []
  const nameOf = useProductNames(codes, texts)
  const offered = found?.list.filter(({ spuCode }) => !codes.includes(spuCode)) ?? []
  return (
    <>
      <PickedList
        title={texts.products}
        codes={codes}
        nameOf={nameOf}
        problem={editing.problem(path)}
        onChange={(next) => editing.set(path, next)}
      />
      {codes.length < most ? (
        <DeskComboBox
          label={texts.findProducts}
          nothing={texts.nothingFound}
          typed={typed}
          onType={type}
          choices={offered.map((product) => ({
            id: product.spuCode,
            name: wordsOf(texts, product),
            picture: product.pictures[0] ? (
              <Picture picture={{ ...product.pictures[0], alt: '' }} sizes="36px" most={120} />
            ) : null,
          }))}
          onPick={(code) => editing.set(path, [...codes, code])}
        />
      ) : null}
    </>
  )
}

/** Names of picked products. A piece that has left the shop keeps its code for a name. */
function useProductNames(codes: readonly string[], texts: BlockTexts) {
  const queries = codes.map((word) => ({ ...deskQuery(callAdmin, listProductPictures, { word }), ...ONCE }))
  return useQueries(
    {
      queries,
      combine: (answers) => {
        const known = answers.flatMap(({ data }) => data?.list ?? [])
        return (code: string) => {
          const product = known.find(({ spuCode }) => spuCode === code)
          return product ? wordsOf(texts, product) : code
        }
      },
    },
    queryClient,
  )
}

import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { AS_SHOWN, FileWays } from '#modules/catalogue/imports/file-ways.contract.ts'
import type { ImportDetailWire } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport, listImportItems, sayWays } from '#modules/catalogue/imports/imports.paths.ts'
import { answerDeskQuery, askAgain, ONCE, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useSaid } from './use-said.ts'

const USUAL = ['HKD', 'MOP', 'CNY', 'USD', 'EUR', 'GBP', 'JPY', 'TWD', 'SGD', 'KRW', 'THB', 'VND', 'AUD', 'CAD']

type Props = { found: ImportDetailWire }
type Filled = { ways: FileWays; onSay: (said: Partial<FileWays>) => void; found: ImportDetailWire }

/** What is said once for all rows of a file: what they leave out, and how its prices are meant. */
export function AdminImportWays({ found }: Props) {
  const texts = useTexts(adminImportsText)
  const { all: ways, change: onSay, keepChanges } = useSaid(found.ways)
  const { act, busy } = useDeskAction(() => callAdmin(sayWays, { importId: found.importId, ways: FileWays.parse(ways) }))
  const keep = async (): Promise<void> => {
    if (busy) return
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    keepChanges(ways)
    answerDeskQuery(getImport, { importId: found.importId }, result.data)
    askAgain(listImportItems)
  }
  const asked = [found.asksCurrency ? texts.askCurrency : '', found.unsure > 0 ? texts.askDecimal(found.unsure) : ''].filter(
    Boolean,
  )
  return (
    <section aria-labelledby="import-ways" className="admin-import-part">
      <h2 id="import-ways">{texts.forAll}</h2>
      <p className="mute">{texts.forAllHint}</p>
      {asked.length > 0 ? (
        <ul className="admin-import-look">
          {asked.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      <div className="admin-import-fields">
        <PriceFields ways={ways} onSay={onSay} found={found} />
        <RowFields ways={ways} onSay={onSay} found={found} />
      </div>
      {found.oneLanguage ? <p className="field-hint">{texts.oneLanguageNow}</p> : null}
      <Button look="line" busy={busy} onClick={() => void keep()}>
        {texts.saveWays}
      </Button>
    </section>
  )
}

function PriceFields({ ways, onSay, found }: Filled) {
  const texts = useTexts(adminImportsText)
  const codes = [...new Set([...found.currencies.filter((code) => /^[A-Z]{3}$/.test(code)), ...USUAL])]
  if (!found.hasPrices) return null
  return (
    <>
      <SelectField
        label={texts.wayCurrency}
        value={ways.currency}
        placeholder={texts.notSaid}
        options={codes.map((code) => ({ value: code, name: code }))}
        onChange={({ target: { value } }) => onSay({ currency: value })}
      />
      {ways.currency !== '' && ways.currency !== 'HKD' ? (
        <TextField
          label={texts.wayRate(ways.currency)}
          value={ways.rate}
          inputMode="decimal"
          maxLength={12}
          onChange={({ target: { value } }) => onSay({ rate: value.replaceAll(/[^\d.]/g, '') })}
        />
      ) : null}
      {found.unsure > 0 || ways.decimal !== '' ? (
        <SelectField
          label={texts.wayDecimal}
          value={ways.decimal}
          placeholder={texts.notSaid}
          options={[
            { value: '.', name: texts.decimalPoint },
            { value: ',', name: texts.decimalComma },
          ]}
          onChange={({ target: { value } }) => onSay({ decimal: value === '.' || value === ',' ? value : '' })}
        />
      ) : null}
    </>
  )
}

const SIDES = ['women', 'men', 'unisex'] as const

function RowFields({ ways, onSay, found }: Filled) {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const names = useTexts(adminProductsText)
  const { data } = useDeskQuery(listProductChoices, {}, ONCE)
  const colours =
    data?.colours.filter(({ id }) => id !== AS_SHOWN.id).map((colour) => ({ id: colour.id, name: colour[language] })) ?? []
  const choice = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }))
  const field = (name: 'brand' | 'category' | 'colour', label: string, list: readonly { id: string; name: string }[]) => (
    <SelectField
      label={label}
      value={ways[name]}
      placeholder={texts.notSaid}
      options={choice(list)}
      onChange={({ target: { value } }) => onSay({ [name]: value })}
    />
  )
  return (
    <>
      {field('brand', texts.wayBrand, data?.brands ?? [])}
      {field('category', texts.wayCategory, data?.categories ?? [])}
      <SelectField
        label={texts.wayGender}
        value={ways.gender}
        placeholder={texts.notSaid}
        options={SIDES.map((side) => ({ value: side, name: names[side] }))}
        onChange={({ target: { value } }) => onSay({ gender: SIDES.find((side) => side === value) ?? '' })}
      />
      {field('colour', texts.wayColour, [{ id: AS_SHOWN.id, name: texts.asShown }, ...colours])}
      {found.columns.some(({ field: said }) => said === 'in_stock') ? (
        <TextField
          label={texts.wayPieces}
          value={ways.piecesInStock}
          inputMode="numeric"
          maxLength={4}
          onChange={({ target: { value } }) => onSay({ piecesInStock: value.replaceAll(/\D/g, '') })}
        />
      ) : null}
    </>
  )
}

import { campaignFieldsText } from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useTexts } from '#language/texts.ts'
import { listCampaignChoices } from '#modules/coupons/admin/campaign-page.paths.ts'
import { DeskComboBox } from '#desk/combo-box.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { useBrandChoices, useCategoryChoices } from '#screens/admin/home/use-shop-choices.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { codesAt } from './campaign-inputs.tsx'

/** For which pieces it is. */
export function CampaignPicks({ editing }: { editing: Editing }) {
  const texts = useTexts(campaignFieldsText)
  const categories = useCategoryChoices()
  const brands = useBrandChoices()
  const merchants = useDeskQuery(listCampaignChoices, {}, ONCE).data?.merchants ?? []
  return (
    <>
      <div className="admin-form-pair">
        <Picks editing={editing} path="categories" label={texts.categories} choices={categories} />
        <Picks editing={editing} path="brands" label={texts.brands} choices={brands} />
      </div>
      <div className="admin-form-pair">
        <Picks
          editing={editing}
          path="merchants"
          label={texts.merchants}
          choices={merchants.map(({ id, name }) => ({ value: id, name }))}
        />
        <TextField
          label={texts.products}
          optional={texts.optional}
          hint={texts.productsHint}
          autoComplete="off"
          problem={editing.problem('products')}
          value={codesAt(editing, 'products').join(', ')}
          onChange={({ target }) => editing.set('products', target.value === '' ? [] : target.value.split(/\s*[,，、]\s*/))}
        />
      </div>
    </>
  )
}

type PicksProps = { editing: Editing; path: string; label: string; choices: { value: string; name: string }[] }

/** Some of many: what has been picked, and the way to more. */
function Picks({ editing, path, label, choices }: PicksProps) {
  const texts = useTexts(campaignFieldsText)
  const codes = codesAt(editing, path)
  const nameOf = (code: string): string => choices.find(({ value }) => value === code)?.name ?? code
  return (
    <div>
      <DeskComboBox
        label={texts.find(label)}
        nothing={texts.nothingFound}
        choices={choices.filter(({ value }) => !codes.includes(value)).map(({ value, name }) => ({ id: value, name }))}
        onPick={(code) => editing.set(path, [...codes, code])}
      />
      <ul className="admin-campaign-picks" aria-label={label}>
        {codes.map((code) => (
          <li key={code}>
            <span lang={writtenIn(nameOf(code))}>{nameOf(code)}</span>
            <Button
              look="text"
              aria-label={texts.removeOf(nameOf(code))}
              onClick={() =>
                editing.set(
                  path,
                  codes.filter((one) => one !== code),
                )
              }
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

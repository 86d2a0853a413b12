import { adminNewsText, newsBuyerText } from '#language/admin/front/admin-news.text.ts'
import { sideText } from '#language/buying/coupon-problem.text.ts'
import { useTexts } from '#language/texts.ts'
import { MOST_TEXT, MOST_TITLE, newsBuyers, newsSides } from '#modules/shop-news/shop-news.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Choice, Part, Words } from '#screens/admin/campaigns/campaign-inputs.tsx'
import { AdminLinkField, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { useBrandChoices } from '#screens/admin/home/use-shop-choices.ts'
import { Tick } from '#ui/fields.tsx'

/** What is said, to whom, and when. */
export function NewsFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminNewsText)
  return (
    <>
      <Part title={texts.words}>
        <AdminWords editing={editing} path="title" label={texts.headline} most={MOST_TITLE} />
        <AdminWords editing={editing} path="text" label={texts.text} most={MOST_TEXT} rows={4} />
        <AdminLinkField editing={editing} path="link" />
      </Part>
      <Part title={texts.readers} hint={texts.readersHint}>
        <Readers editing={editing} />
      </Part>
      <Part title={texts.when}>
        <div className="admin-form-pair">
          <Words editing={editing} path="at" label={texts.at} hint={texts.atHint} type="datetime-local" optional />
        </div>
      </Part>
    </>
  )
}

function Readers({ editing }: { editing: Editing }) {
  const texts = useTexts(adminNewsText)
  const sides = useTexts(sideText)
  const buyers = useTexts(newsBuyerText)
  const brands = useBrandChoices()
  return (
    <>
      <div className="admin-form-pair">
        <Choice
          editing={editing}
          path="side"
          label={texts.side}
          placeholder={texts.anySide}
          options={newsSides.map((value) => ({ value, name: sides[value] }))}
        />
        <Choice
          editing={editing}
          path="bought"
          label={texts.bought}
          placeholder={texts.anyBought}
          options={newsBuyers.map((value) => ({ value, name: buyers[value] }))}
        />
      </div>
      <div className="admin-form-pair">
        <Choice editing={editing} path="brandCode" label={texts.brand} placeholder={texts.anyBrand} options={brands} />
      </div>
      <Tick checked={editing.read('inCommunity') === true} onChange={({ target }) => editing.set('inCommunity', target.checked)}>
        {texts.inCommunity}
      </Tick>
    </>
  )
}

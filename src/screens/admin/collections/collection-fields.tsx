import { adminCollectionsText } from '#language/admin/front/admin-collections.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { useTexts } from '#language/texts.ts'
import { shelfLimits } from '#modules/search/shelf-limits.rules.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AdminProductList } from '#screens/admin/home/pick-lists.tsx'
import { AdminPictureField } from '#screens/admin/home/picture-field.tsx'
import { AdminRuleFields } from '#screens/admin/shelf-fields/rule-fields.tsx'
import { AdminShownFields } from '#screens/admin/shelf-fields/shown-fields.tsx'
import { TextField, Tick } from '#ui/fields.tsx'

/** Everything that is kept of a collection; its address is chosen once. */
export function AdminCollectionFields({ editing, isNew }: { editing: Editing; isNew: boolean }) {
  const texts = useTexts(adminCollectionsText)
  return (
    <>
      <AdminWords editing={editing} path="title" label={texts.name} most={60} />
      <TextField
        label={texts.address}
        hint={texts.codeHint}
        lang="en-HK"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isNew}
        problem={editing.problem('code')}
        value={editing.text('code')}
        onChange={({ target }) => editing.set('code', target.value)}
      />
      <AdminWords editing={editing} path="story" label={texts.story} most={600} rows={3} />
      <AdminPictureField editing={editing} path="picture" label={texts.picture} optional />
      <Pieces editing={editing} />
      <AdminShownFields editing={editing} />
      <Tick checked={editing.read('isSeason') === true} onChange={({ target }) => editing.set('isSeason', target.checked)}>
        {texts.season}
      </Tick>
    </>
  )
}

function Pieces({ editing }: { editing: Editing }) {
  const texts = useTexts(adminCollectionsText)
  const words = useTexts(storefrontText)
  const by = editing.read('by')
  return (
    <fieldset className="shelf-fields">
      <legend>{words.pieces}</legend>
      <div>
        {(['hand', 'rule'] as const).map((way) => (
          <Tick key={way} type="radio" name="by" value={way} checked={by === way} onChange={() => editing.set('by', way)}>
            {texts[way]}
          </Tick>
        ))}
      </div>
      {by === 'hand' ? (
        <AdminProductList editing={editing} path="codes" most={shelfLimits.pieces} />
      ) : (
        <AdminRuleFields editing={editing} path="rule" />
      )}
    </fieldset>
  )
}

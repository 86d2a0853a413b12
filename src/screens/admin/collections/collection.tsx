import { useState } from 'react'
import { adminCollectionsText } from '#language/admin/front/admin-collections.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Collection } from '#modules/storefront/collections.contract.ts'
import {
  getCollection,
  listCollections,
  removeCollection,
  saveCollection,
  tryCollection,
} from '#modules/storefront/collections.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { AdminRemovePart } from '#screens/admin/shelf-fields/remove-part.tsx'
import { AdminTriedPieces } from '#screens/admin/shelf-fields/tried-pieces.tsx'
import { AdminSaleForm } from '#screens/admin/prices/sale-form.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminCollectionFields } from './collection-fields.tsx'

const both = { en: '', zh: '' }
const newCollection: Collection = {
  ...{ code: '', version: 0, title: both, story: both, picture: null, by: 'hand', codes: [] },
  rule: {
    ...{ brands: [], categories: [], flags: [], minPrice: null, maxPrice: null },
    ...{ sale: false, isNew: false, inStock: false, since: '', word: '' },
  },
  ...{ from: '', until: '', shown: true, isSeason: false },
}

/** One collection; `new` is none yet. */
export function AdminCollection({ code }: { code: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCollectionsText)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/collections')}>
          {texts.back}
        </a>
      </p>
      {code === 'new' ? <CollectionForm collection={newCollection} reload={async () => {}} /> : <Known key={code} code={code} />}
    </>
  )
}

function Known({ code }: { code: string }) {
  const texts = useTexts(adminCollectionsText)
  const found = useDeskQuery(getCollection, { code })
  return (
    <DeskAnswer found={found} missing={<EmptyState level={1} title={texts.missing} />}>
      {(collection) => <CollectionForm collection={collection} reload={() => askedAgain(getCollection)} />}
    </DeskAnswer>
  )
}

function CollectionForm({ collection, reload }: { collection: Collection; reload: () => Promise<unknown> }) {
  const language = useLanguage()
  const texts = useTexts(adminCollectionsText)
  const words = useTexts(storefrontText)
  const [newest, setNewest] = useState<Collection>()
  const onSaved = (saved: Collection) => {
    answerDeskQuery(getCollection, { code: saved.code }, saved)
    askAgain(listCollections)
    setNewest(saved)
    history.replaceState(history.state, '', localPath(language, `/admin/collections/${saved.code}`))
  }
  const shown = newest && newest.version > collection.version ? newest : collection
  const form = useSavedForm<Collection>({ shape: Collection, newest: shown, path: saveCollection, onSaved, reload })
  const { by, codes, rule } = form.value
  const title = shown.title[language] || texts.newTitle
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <DeskUnsaved when={form.isDirty} />
      {shown.version > 0 ? <Ways collection={shown} /> : null}
      <div className="shelf-two">
        <DeskSavedForm form={form} save={words.save} title={title}>
          <AdminCollectionFields editing={form.editing} isNew={shown.version === 0} />
        </DeskSavedForm>
        <AdminTriedPieces path={tryCollection} asked={{ by, codes, rule }} />
      </div>
    </>
  )
}

/** What else can be done with a collection. */
function Ways({ collection: { code, version, title } }: { collection: Collection }) {
  const language = useLanguage()
  const texts = useTexts(adminCollectionsText)
  const may = useMay()
  const [lowers, setLowers] = useState(false)
  return (
    <div className="shelf-ways">
      <a className="link" href={localPath(language, `/product/collection/${code}`)}>
        {texts.look}
      </a>
      <a className="link" href={localPath(language, `/admin/listOrders?list=${encodeURIComponent(`collection:${code}`)}`)}>
        {texts.order}
      </a>
      {may('change-prices') ? (
        <Button look="text" onClick={() => setLowers(true)}>
          {texts.lower}
        </Button>
      ) : null}
      {lowers ? <AdminSaleForm collection={code} onClose={() => setLowers(false)} /> : null}
      <AdminRemovePart
        path={removeCollection}
        input={{ code, version }}
        name={title[language]}
        to="/admin/collections"
        onDone={() => askAgain(listCollections)}
      />
    </div>
  )
}

import { useState } from 'react'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { BrandShelf, NO_PLACE } from '#modules/catalogue/taxonomy/brand-taxonomy.contract.ts'
import { getBrandShelf, listBrandShelves, saveBrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminBrandFields } from './brand-fields.tsx'

const both = { en: '', zh: '' }
const newBrand: BrandShelf = {
  ...{ was: '', version: 0, code: '', name: '', aliases: [], story: both, origin: both, foundedYear: null },
  ...{ position: NO_PLACE, hidden: false, logo: null, hero: null },
}

/** One brand; `new` is none yet. */
export function AdminBrand({ brandCode }: { brandCode: string }) {
  const language = useLanguage()
  const texts = useTexts(adminBrandsText)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/brands')}>
          {texts.back}
        </a>
      </p>
      {brandCode === 'new' ? (
        <BrandForm brand={newBrand} reload={async () => {}} />
      ) : (
        <KnownBrand key={brandCode} code={brandCode} />
      )}
    </>
  )
}

function KnownBrand({ code }: { code: string }) {
  const texts = useTexts(adminBrandsText)
  const found = useDeskQuery(getBrandShelf, { code })
  return (
    <DeskAnswer found={found} missing={<EmptyState level={1} title={texts.missing} />}>
      {(brand) => <BrandForm brand={brand} reload={() => askedAgain(getBrandShelf)} />}
    </DeskAnswer>
  )
}

function BrandForm({ brand, reload }: { brand: BrandShelf; reload: () => Promise<unknown> }) {
  const texts = useTexts(adminBrandsText)
  const language = useLanguage()
  const [newest, setNewest] = useState<BrandShelf>()
  // What was saved under another address is asked for by that from now on.
  const onSaved = (saved: BrandShelf) => {
    answerDeskQuery(getBrandShelf, { code: saved.code }, saved)
    askAgain(listBrandShelves)
    setNewest(saved)
    history.replaceState(history.state, '', localPath(language, `/admin/brands/${encodeURIComponent(saved.code)}`))
  }
  const shown = newest && newest.version > brand.version ? newest : brand
  const form = useSavedForm<BrandShelf>({ shape: BrandShelf, newest: shown, path: saveBrandShelf, onSaved, reload })
  return (
    <>
      <h1 tabIndex={-1}>{shown.name || texts.newTitle}</h1>
      <DeskSavedForm form={form} save={texts.save} title={shown.name || texts.newTitle}>
        <AdminBrandFields editing={form.editing} />
      </DeskSavedForm>
    </>
  )
}
